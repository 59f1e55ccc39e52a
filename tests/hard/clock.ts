/** Processes whose clock is wrong, by libfaketime. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders = [
  '/usr/lib',
  ...(existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : []),
];
const library = folders.map((folder) => join(folder, 'faketime/libfaketimeMT.so.1')).find((path) => existsSync(path));

/** The reason why no clock can be changed here; empty if one can. */
export const noClockReason =
  library === undefined ? 'libfaketime is not installed (Debian: apt-get install faketime)' : '';

/** Returns the environment of a process whose clock is this many seconds ahead, or behind if negative. */
export const clockAhead = (seconds: number): Record<string, string> =>
  library === undefined || seconds === 0
    ? {}
    : {
        LD_PRELOAD: library,
        FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
        // Timers go on as they are.
        DONT_FAKE_MONOTONIC: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
