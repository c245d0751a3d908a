"""Start Hearthside: python main.py [--help]."""

import sys
from multiprocessing import freeze_support

from game.__main__ import main

if __name__ == "__main__":
    freeze_support()  # a packaged build starts its bots' process through this file
    sys.exit(main())
