import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSession } from '../tools/demoSession.ts';
import { freePort } from '../tools/freePort.ts';
import { spawnSite } from '../tools/spawnSite.ts';

export interface HardSite {
  port: number;
  apiPort: number;
  dataFolder: string;
  /** Megabytes of memory that the site's process and those it has started hold now. */
  memory: () => number;
  /** A sentence if the site has exited by itself. */
  exited: () => string | null;
  /** Signs in the demo's member, or another account of the demo, from a new address, and returns name and value of the session cookie. */
  signIn: (account?: string) => Promise<[string, string]>;
  /** Ends the site and removes its data. */
  end: () => Promise<void>;
}

const statusOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};

const childrenOf = (pid: number): number[] => {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
};

/** Megabytes that a process and its descendants hold in memory. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1] ?? 0) / 1_024 +
  childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0);

/** An address of its own for each sign-in: fifty from one address are too many. */
const addressOf = (number: number): string => `203.0.${(number >> 8) & 255}.${number & 255}`;

/** Starts the built site with an API of its own and an empty data folder, which its first start fills. */
export async function startHardSite(settings: Record<string, string> = {}): Promise<HardSite> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'afterglow-hard-'));
  const site = spawnSite({
    PORT: String(port),
    API_PORT: String(apiPort),
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataFolder,
    DEMO_PARTNERS: 'off',
    ...settings,
  });
  let exit: string | null = null;
  let isEnding = false;
  let signIns = 0;
  void site.ended.then(({ code, stderr }) => {
    if (!isEnding) exit = `The site exited with ${code}: ${stderr.slice(-600)}`;
  });
  await site.origin;
  return {
    port,
    apiPort,
    dataFolder,
    memory: () => memoryOf(site.pid),
    exited: () => exit,
    signIn: (name) => {
      signIns += 1;
      return demoSession(origin, { ...(name !== undefined && { name }), address: addressOf(signIns) });
    },
    async end() {
      isEnding = true;
      await site.end();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
