/** Disks that fill up or become read-only, and a process without descriptors. */
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@afterglow/contract/calls';
import { videos } from '@afterglow/fixtures/data/videos';
import { extractTemplate } from '../../../api/catalogueTemplate.ts';
import { startApi, type StartedApi } from '../../../api/startApi.ts';
import { originOf, signIn, startWorkingApi, type Member } from './member.ts';

export interface Trouble {
  name: string;
  /** The reason why it cannot be made here; empty if it can. */
  missing: () => string;
  /** Returns a sentence for each thing that must not be. */
  run: (seed: number) => Promise<string[]>;
}

const writesOfPhase = 20;
/** Attempts, each a second after the last, until the API writes again. */
const recoverySeconds = 20;

const needsRoot = (): string =>
  process.platform === 'linux' && process.getuid?.() === 0 ? '' : 'small disks are mounted by root on Linux only';

const second = (): Promise<void> => pause(1_000);

/** Mounts a small disk for the time of `work`. */
async function onSmallDisk(work: (disk: string) => Promise<string[]>): Promise<string[]> {
  const disk = mkdtempSync(join(tmpdir(), 'afterglow-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]);
  try {
    return await work(disk);
  } finally {
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

function fill(file: string): void {
  const filler = openSync(file, 'w');
  const part = Buffer.alloc(1024 * 1024, 1);
  try {
    for (;;) writeSync(filler, part);
  } catch {
    // There is no room any more.
  } finally {
    closeSync(filler);
  }
}

const reads = async (api: StartedApi): Promise<string | null> => {
  try {
    const { status } = await fetch(originOf(api) + calls.video.path({ id: videos.hd.id }, 0));
    return status === 200 ? null : `a read is answered with ${status}`;
  } catch (error) {
    return `a read is answered with ${String(error)}`;
  }
};

async function writeSome(api: StartedApi, member: Member): Promise<string[]> {
  const outcomes: string[] = [];
  for (let count = 0; count < writesOfPhase; count += 1) outcomes.push(await member.write(api));
  return outcomes;
}

const oddOnes = (outcomes: readonly string[]): string[] => [
  ...new Set(outcomes.filter((one) => one !== 'stored' && one !== 'refused')),
];

/** Waits until a write is stored. */
async function recovers(api: StartedApi, member: Member): Promise<boolean> {
  for (let attempt = 0; attempt < recoverySeconds; attempt += 1) {
    if ((await member.write(api)) === 'stored') return true;
    await second();
  }
  return false;
}

async function end(api: StartedApi, signal: NodeJS.Signals): Promise<void> {
  api.process.kill(signal);
  await api.ended;
}

interface Cause {
  begin: () => void;
  end: () => void;
  /** Whether reads go on in the meantime. */
  isReadable: boolean;
}

/** Writes before, during and after a cause, and once more after a kill. */
async function endure(dataFolder: string, causeOf: (api: StartedApi) => Cause): Promise<string[]> {
  await extractTemplate(dataFolder);
  const settings = { DATA_DIR: dataFolder };
  let api = await startWorkingApi(settings);
  const found: string[] = [];
  try {
    const member = await signIn(api);
    const before = await writeSome(api, member);
    const cause = causeOf(api);
    cause.begin();
    // The last check of the disk holds for a second.
    await second();
    const during = await writeSome(api, member);
    const read = await reads(api);
    cause.end();
    if (!(await recovers(api, member)))
      found.push(`no write is stored ${recoverySeconds} seconds after the cause has ended`);
    found.push(...oddOnes([...before, ...(cause.isReadable ? during : [])]));
    if (cause.isReadable && read !== null) found.push(read);
    await end(api, 'SIGKILL');
    found.push(...stackTraces(api));
    api = await startWorkingApi(settings);
    const lost = await member.lost(api);
    if (lost > 0) found.push(`${lost} acknowledged rows are lost`);
  } finally {
    await end(api, 'SIGTERM');
  }
  return found;
}

/** The operator gets sentences, not stack traces. */
function stackTraces(api: StartedApi): string[] {
  const text = api.stderr();
  return /\n\s+at /.test(text) ? [`the log has a stack trace: ${text.slice(0, 600)}`] : [];
}

export const fullDisk: Trouble = {
  name: 'full disk',
  missing: needsRoot,
  run: () =>
    onSmallDisk((disk) =>
      endure(join(disk, 'data'), () => ({
        begin: () => fill(join(disk, 'filler')),
        end: () => rmSync(join(disk, 'filler')),
        isReadable: true,
      })),
    ),
};

/** A disk cannot become read-only under files that are open for writing, so that the API meets it at its start. */
async function startReadOnly(disk: string): Promise<string[]> {
  const settings = { DATA_DIR: join(disk, 'data') };
  await extractTemplate(settings.DATA_DIR);
  const first = await startWorkingApi(settings);
  const member = await signIn(first);
  const outcomes = await writeSome(first, member);
  await end(first, 'SIGTERM');
  execFileSync('mount', ['-o', 'remount,ro', disk]);
  const refused = await startApi(settings);
  if (refused.port !== 0) await end(refused, 'SIGTERM');
  execFileSync('mount', ['-o', 'remount,rw', disk]);
  const again = await startWorkingApi(settings);
  const lost = await member.lost(again);
  await end(again, 'SIGTERM');
  return [
    ...oddOnes(outcomes),
    ...(refused.port !== 0 ? ['the API starts on a folder that it cannot write to'] : []),
    ...stackTraces(refused),
    ...(refused.stderr().includes(settings.DATA_DIR)
      ? []
      : [`the log does not name it: ${refused.stderr().slice(0, 300)}`]),
    ...(lost > 0 ? [`${lost} acknowledged rows are lost`] : []),
  ];
}

export const readOnlyDisk: Trouble = {
  name: 'read-only data folder',
  missing: needsRoot,
  run: () => onSmallDisk(startReadOnly),
};

const limitDescriptors = (pid: number, count: number): void =>
  void execFileSync('prlimit', ['--pid', String(pid), `--nofile=${count}:`]);

export const descriptors: Trouble = {
  name: 'no descriptors',
  missing: () =>
    existsSync('/usr/bin/prlimit') ? '' : 'prlimit is not installed (Debian: apt-get install util-linux)',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'afterglow-descriptors-'));
    try {
      return await endure(join(folder, 'data'), ({ process: { pid = 0 } }) => ({
        begin: () => limitDescriptors(pid, readdirSync(`/proc/${pid}/fd`).length),
        end: () => limitDescriptors(pid, 1_024),
        // No connection can be accepted.
        isReadable: false,
      }));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
