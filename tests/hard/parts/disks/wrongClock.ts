import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractTemplate } from '../../../api/catalogueTemplate.ts';
import { clockAhead, noClockReason } from '../../clock.ts';
import type { Trouble } from './disk.ts';
import { signIn, startWorkingApi } from './member.ts';

const twoDays = 2 * 86_400;
/** Clocks of one start after the other. */
const clocks = [0, twoDays, 0, -twoDays, 0];

/** Starts again with a clock that is days ahead or behind: the session and all rows stay. */
export const wrongClock: Trouble = {
  name: 'wrong clock',
  missing: () => noClockReason,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'afterglow-clock-'));
    const found: string[] = [];
    try {
      await extractTemplate(folder);
      let member: Awaited<ReturnType<typeof signIn>> | undefined;
      for (const seconds of clocks) {
        const api = await startWorkingApi({ DATA_DIR: folder, ...clockAhead(seconds) });
        member ??= await signIn(api);
        const outcome = await member.write(api);
        if (outcome !== 'stored') found.push(`${seconds} seconds ahead: ${outcome}`);
        const lost = await member.lost(api);
        if (lost > 0) found.push(`${seconds} seconds ahead: ${lost} acknowledged rows are lost`);
        api.process.kill('SIGTERM');
        const end = await api.ended;
        if (end !== 0) found.push(`${seconds} seconds ahead: the API ended with ${end}: ${api.stderr().slice(0, 300)}`);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return found;
  },
};
