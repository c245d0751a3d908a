"""Start Hearthside: python main.py [--help]."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()  # a packaged build starts its bots' process through this file

    from game.app import main

    sys.exit(main(sys.argv[1:]))
