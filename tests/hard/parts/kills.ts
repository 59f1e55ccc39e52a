/** SIGKILLs under writes, by turns on the embedded database and on a server: every acknowledged row is kept. */
import { noPostgresReason } from '../../tools/postgres.ts';
import { runCommand } from '../../tools/runCommand.ts';
import type { OpenPart, Part } from '../part.ts';

const killsOfRound = 5;

const opened: OpenPart = {
  async round(seed) {
    const isOnServer = seed % 2 === 0;
    if (isOnServer && noPostgresReason !== '')
      return { tried: 0, found: [], missing: [`No kills on a server: ${noPostgresReason}.`] };
    const command = 'npx vitest run --config tests/vitest.config.ts tests/api/kill.test.ts';
    const settings = { KILLS: String(killsOfRound), ...(isOnServer && { KILLS_ON: 'server' }) };
    const { status, text } = await runCommand(command, { ...process.env, ...settings }, false);
    return { tried: killsOfRound, found: status === 0 ? [] : [text.slice(-1_500)] };
  },
  close: () => Promise.resolve([]),
};

export const kills: Part = {
  unit: 'kills',
  goal: 'every acknowledged row is kept',
  rounds: 10,
  open: () => Promise.resolve(opened),
};
