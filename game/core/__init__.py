"""The domain without a screen: the contract of rules, matches, records, people, files and words."""
