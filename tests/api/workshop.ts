/** Runs jobs of the media worker on files made by ffmpeg. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '@afterglow/api/uploads/mediaStore';
import type { Encoded, Inspected, Job, JobResult } from '@afterglow/api/uploads/queue';
import type { Encoder } from '@afterglow/api/worker/encoders';
import { findProgram } from '@afterglow/api/worker/run';
import { runJob } from '@afterglow/api/worker/runJob';

export const noFfmpeg = findProgram('ffmpeg') === null || findProgram('ffprobe') === null;
export const withFfmpeg = `with ffmpeg${noFfmpeg ? ' (skipped: it is not installed on this machine)' : ''}`;

interface Worked {
  result: JobResult;
  /** Returns the path of a stored file. */
  stored: (name: string) => string;
}

/** Equipment of the worker's machine. The default is ffmpeg without a graphics card. */
interface Machine {
  encodes?: boolean;
  encoder?: Encoder;
}

export interface Workshop {
  root: string;
  /** Runs a job on a file as a worker would. */
  work: (kind: Job['kind'], file: Buffer, machine?: Machine) => Promise<Worked>;
  /** Encodes a file in all renditions, in two jobs. */
  workAll: (file: Buffer) => Promise<{ result: Encoded; stored: Worked['stored'] }>;
  /** Makes a file with ffmpeg and returns its content. */
  make: (name: string, args: readonly string[]) => Buffer;
  close: () => void;
}

export function createWorkshop(): Workshop {
  const root = mkdtempSync(join(tmpdir(), 'afterglow-worker-'));
  const media = join(root, 'media');
  const store = createFolderStore(media);
  const { signal } = new AbortController();
  let number = 0;
  let jobs = 0;
  /** Runs a job on a stored file. */
  async function run(kind: Job['kind'], prefix: string, machine: Machine = {}): Promise<Worked> {
    jobs += 1;
    const folder = join(root, `work-${jobs}`);
    mkdirSync(folder);
    const key = `${prefix}/parts/0`;
    const source = kind === 'inspect' ? { parts: [key] } : { key };
    const job: Job = { id: jobs, lease: '', kind, prefix, source, extension: 'mp4' };
    const result = await runJob(job, {
      ...{ store, encodes: true, ...machine, folder, signal },
      onProgress: () => undefined,
    });
    return { result, stored: (name) => join(media, prefix, name) };
  }
  function put(file: Buffer): string {
    number += 1;
    const prefix = `uploads/${number}`;
    mkdirSync(join(media, prefix, 'parts'), { recursive: true });
    writeFileSync(join(media, prefix, 'parts/0'), file);
    return prefix;
  }
  return {
    root,
    work: (kind, file, machine) => run(kind, put(file), machine),
    workAll: async (file) => {
      const prefix = put(file);
      const { result, stored } = await run('encode', prefix);
      const first = made(result);
      if (!first.more) return { result: first, stored };
      const { result: rest } = await run('ladder', prefix);
      if (!('added' in rest)) throw new Error(`No ladder was made: ${JSON.stringify(rest)}.`);
      return { result: { ...first, files: [...rest.added, ...first.files] }, stored };
    },
    make: (name, args) => {
      const path = join(root, name);
      execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, path], { cwd: root });
      return readFileSync(path);
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Returns the result of an inspection; throws unless the file was accepted. */
export function accepted(result: JobResult): Inspected {
  if ('hash' in result) return result;
  throw new Error(`It was not accepted: ${JSON.stringify(result)}.`);
}

/** Returns the result of an encoding; throws if nothing was made. */
export function made(result: JobResult): Encoded {
  if ('files' in result) return result;
  throw new Error(`Nothing was made: ${JSON.stringify(result)}.`);
}
