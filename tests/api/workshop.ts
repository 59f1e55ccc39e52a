/** Runs jobs of the media worker on files that ffmpeg has made. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '../../fixtures/api/uploads/mediaStore.ts';
import type { Encoded, Inspected, Job, JobResult } from '../../fixtures/api/uploads/queue.ts';
import { findProgram } from '../../fixtures/api/worker/run.ts';
import { runJob } from '../../fixtures/api/worker/runJob.ts';

export const noFfmpeg = findProgram('ffmpeg') === null || findProgram('ffprobe') === null;
export const withFfmpeg = `with ffmpeg${noFfmpeg ? ' (skipped: it is not installed on this machine)' : ''}`;

interface Worked {
  result: JobResult;
  /** The path of a stored file. */
  stored: (name: string) => string;
}

export interface Workshop {
  root: string;
  /** Runs a job on a file as a worker would. */
  work: (kind: Job['kind'], file: Buffer, encodes?: boolean) => Promise<Worked>;
  /** Makes a file with ffmpeg. */
  make: (name: string, args: readonly string[]) => Buffer;
  close: () => void;
}

export function createWorkshop(): Workshop {
  const root = mkdtempSync(join(tmpdir(), 'afterglow-worker-'));
  const media = join(root, 'media');
  const store = createFolderStore(media);
  const { signal } = new AbortController();
  let number = 0;
  return {
    root,
    work: async (kind, file, encodes = true) => {
      number += 1;
      const prefix = `uploads/${number}`;
      const folder = join(root, `work-${number}`);
      const key = `${prefix}/parts/0`;
      mkdirSync(join(media, prefix, 'parts'), { recursive: true });
      mkdirSync(folder);
      writeFileSync(join(media, key), file);
      const source = kind === 'inspect' ? { parts: [key] } : { key };
      const job: Job = { id: number, lease: '', kind, prefix, source, extension: 'mp4' };
      const result = await runJob(job, { store, encodes, folder, signal, onProgress: () => undefined });
      return { result, stored: (name) => join(media, prefix, name) };
    },
    make: (name, args) => {
      const path = join(root, name);
      execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, path], { cwd: root });
      return readFileSync(path);
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The result of an inspection that has accepted a file. */
export function accepted(result: JobResult): Inspected {
  if ('hash' in result) return result;
  throw new Error(`It was not accepted: ${JSON.stringify(result)}.`);
}

/** The result of an encoding that has made something. */
export function made(result: JobResult): Encoded {
  if ('files' in result) return result;
  throw new Error(`Nothing was made: ${JSON.stringify(result)}.`);
}
