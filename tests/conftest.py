"""What every test shares."""

import os

# A missing text is an error under test, also in the processes that tests start.
os.environ["SANDTABLE_STRICT_TEXTS"] = "1"
