import type { Part } from './part.ts';
import { connections } from './parts/connections.ts';
import { disks } from './parts/disks.ts';
import { faults } from './parts/faults.ts';
import { gate } from './parts/gate.ts';
import { kills } from './parts/kills.ts';
import { limits } from './parts/limits.ts';
import { matrix } from './parts/matrix.ts';
import { media } from './parts/media.ts';
import { mixed } from './parts/mixed.ts';
import { presses } from './parts/presses.ts';
import { requests } from './parts/requests.ts';
import { texts } from './parts/texts.ts';
import { tools } from './parts/tools.ts';
import { uploads } from './parts/uploads.ts';

/** The parts of the hard runs, by the names of the command line. */
export const parts: ReadonlyMap<string, Part> = new Map([
  ['requests', requests],
  ['kills', kills],
  ['texts', texts],
  ['media', media],
  ['presses', presses],
  ['faults', faults],
  ['connections', connections],
  ['mixed', mixed],
  ['gate', gate],
  ['uploads', uploads],
  ['limits', limits],
  ['matrix', matrix],
  ['disks', disks],
  ['tools', tools],
]);
