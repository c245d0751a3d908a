#!/bin/sh
# The X11 kiosk's main process. xinit would take the screen from a program that still closes, so the
# program is told first that it is to end; the operator's end, with exit code 0, is noted for the service.
program=/opt/hearthside/.venv/bin/python
trap 'pkill -TERM -f "^$program main.py --kiosk"' TERM
xinit /bin/sh -c "$program main.py --kiosk \$HEARTHSIDE_OPTIONS && touch /run/hearthside/ended" \
  -- :0 vt1 -nolisten tcp -s 0 -dpms -keeptty </dev/tty1 &
wait $!  # until it ends, or until the service is told to stop
wait
