/** Breaks the machine below the API while it runs: full and read-only disks, no descriptors, wrong clocks, killed migrations. */
import type { OpenPart, Part } from '../part.ts';
import { descriptors, fullDisk, readOnlyDisk, type Trouble } from './disks/disk.ts';
import { killedMigration } from './disks/migration.ts';
import { wrongClock } from './disks/wrongClock.ts';

/** One a round, by turns. */
const troubles: readonly Trouble[] = [fullDisk, readOnlyDisk, descriptors, wrongClock, killedMigration];

const opened: OpenPart = {
  async round(seed) {
    const trouble = troubles[(seed - 1) % troubles.length];
    if (!trouble) throw new Error('There are no troubles.');
    const reason = trouble.missing();
    if (reason !== '') return { tried: 0, found: [], missing: [reason] };
    const found = await trouble.run(seed);
    return { tried: 1, found: found.map((text) => `${trouble.name}: ${text}`) };
  },
  close: () => Promise.resolve([]),
};

export const disks: Part = {
  unit: 'troubles',
  goal: 'sentences, every acknowledged row is kept, back to work when the cause ends',
  rounds: 5 * troubles.length,
  open: () => Promise.resolve(opened),
};
