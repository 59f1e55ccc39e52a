/** SIGKILLs under writes: every acknowledged row is there after the restart. */
import { runCommand } from '../../tools/runCommand.ts';
import type { OpenPart, Part } from '../part.ts';

const killsOfRound = 5;

const opened: OpenPart = {
  async round() {
    const command = 'npx vitest run --config tests/vitest.config.ts tests/api/kill.test.ts';
    const { status, text } = await runCommand(command, { ...process.env, KILLS: String(killsOfRound) }, false);
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
