"""The kiosk: its guard, idle steps, counters, PIN and watchdog."""
