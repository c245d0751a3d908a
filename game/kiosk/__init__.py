"""The kiosk: what guards it, its idle steps, counters, the operator's number, the watchdog."""
