import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createFolderStore } from '@afterglow/api/uploads/mediaStore';
import type { Job, JobResult } from '@afterglow/api/uploads/queue';
import { findProgram } from '@afterglow/api/worker/run';
import { runJob } from '@afterglow/api/worker/runJob';
import { againstBaseline, unbounded, type Figure } from '../figures.ts';
import { benchFolder } from '../paths.ts';

const part = 'encode';
const video = { seconds: 30, rate: 30, size: '1280x720' };

/** A command that was run, with its CPU seconds. */
interface Command {
  tool: string;
  args: string;
  seconds: number;
}

interface Tools {
  /** Returns the commands since the last call. */
  take: () => Command[];
  close: () => void;
}

/** Puts wrapper scripts in front of the tools on the PATH of this process; they record the CPU time of each run. */
function timeTools(): Tools {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-bench-tools-'));
  const before = process.env['PATH'] ?? '';
  for (const tool of ['ffmpeg', 'ffprobe'] as const) {
    const program = findProgram(tool);
    if (program === null) throw new Error(`${tool} is not installed.`);
    const script = `#!/bin/bash
TIMEFORMAT='%U %S'
log=$(mktemp ${folder}/run-XXXXXX)
printf '%s ' ${tool} "$@" > "$log.args"
exec 3>&2
{ time ${program} "$@" 2>&3; } 2> "$log"
`;
    writeFileSync(join(folder, tool), script, { mode: 0o755 });
  }
  process.env['PATH'] = `${folder}${delimiter}${before}`;
  return {
    take: () =>
      readdirSync(folder)
        .filter((name) => /^run-\w+$/.test(name))
        .map((name) => {
          const read = (ending: string) => readFileSync(join(folder, name + ending), 'utf8').trim();
          const [user = 0, system = 0] = read('').split(/\s+/).map(Number);
          const [tool = '', ...args] = read('.args').split(' ');
          for (const ending of ['', '.args']) rmSync(join(folder, name + ending));
          return { tool, args: args.join(' '), seconds: user + system };
        }),
    close: () => {
      process.env['PATH'] = before;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a video with moving pictures that are hard to encode, and a tone. */
function makeFilm(): string {
  const path = join(benchFolder, `film-${video.seconds}.mp4`);
  if (existsSync(path)) return path;
  mkdirSync(benchFolder, { recursive: true });
  const { seconds, rate, size } = video;
  execFileSync('ffmpeg', [
    ...[
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      `testsrc2=size=${size}:rate=${rate}:duration=${seconds},noise=alls=8:allf=t`,
    ],
    ...['-f', 'lavfi', '-i', `sine=frequency=330:sample_rate=48000:duration=${seconds}`],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-y', path],
  ]);
  return path;
}

/** Returns the arguments of a single plain command that makes the same renditions. */
const plainCommand = (path: string): string[] => {
  const sizes = ['1280:720', '854:480', '426:240'];
  const graph = [
    `[0:v]split=${sizes.length}${sizes.map((_, index) => `[p${index}]`).join('')}`,
    ...sizes.map((size, index) => `[p${index}]scale=${size}[v${index}]`),
  ];
  return [
    ...['-v', 'error', '-i', path, '-filter_complex', graph.join(';')],
    ...sizes.flatMap((_, index) => [
      ...['-map', `[v${index}]`, '-map', '0:a', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23'],
      ...['-profile:v', 'high', '-bf', '0', '-force_key_frames', 'expr:gte(t,n_forced*4)'],
      ...['-c:a', 'aac', '-b:a', '128k', '-movflags', '+faststart', '-y', `plain-${index}.mp4`],
    ]),
  ];
};

/** True for commands that check the results, which the plain command does not do. */
const isVerification = ({ tool, args }: Command): boolean =>
  args.includes('-f framecrc') || (tool === 'ffprobe' && /file:\S*file_[a-z]{2}\.mp4/.test(args));

const sum = (commands: readonly Command[]): number => commands.reduce((total, { seconds }) => total + seconds, 0);

/** Encodes the video in all renditions as the worker does. Returns the milliseconds until the end of each job. */
async function encodeAsWorker(path: string, root: string): Promise<number[]> {
  const prefix = 'uploads/bench';
  const media = join(root, 'media');
  mkdirSync(join(media, prefix), { recursive: true });
  writeFileSync(join(media, prefix, 'source'), readFileSync(path));
  const { signal } = new AbortController();
  const run = async (kind: Job['kind']): Promise<JobResult> => {
    const folder = join(root, kind);
    mkdirSync(folder);
    const source = { key: `${prefix}/source` };
    const job: Job = { id: 0, lease: '', kind, prefix, source, extension: 'mp4' };
    return runJob(job, {
      ...{ store: createFolderStore(media), encodes: true, folder, signal },
      onProgress: () => undefined,
    });
  };
  const begun = performance.now();
  const first = await run('encode');
  const times = [performance.now() - begun];
  const second = await run('ladder');
  times.push(performance.now() - begun);
  const made = [...('files' in first ? first.files : []), ...('added' in second ? second.added : [])];
  if (made.length !== 3) throw new Error(`${made.length} of 3 qualities were made.`);
  return times;
}

/** Measures the CPU time of an upload relative to a plain ffmpeg command, and how soon the upload can be watched. */
export async function encode(): Promise<Figure[]> {
  const path = makeFilm();
  const root = mkdtempSync(join(tmpdir(), 'afterglow-bench-encode-'));
  const tools = timeTools();
  try {
    execFileSync('ffmpeg', plainCommand(path), { cwd: root });
    const plain = sum(tools.take());
    const [first = Number.NaN, whole = Number.NaN] = await encodeAsWorker(path, root);
    const commands = tools.take();
    const looking = commands.filter(isVerification);
    const working = sum(commands) - sum(looking);
    const aMinute = (seconds: number) => (seconds * 1_000 * 60) / video.seconds;
    return [
      againstBaseline(
        {
          ...{ part, name: 'CPU of an encoded minute', unit: 'ms' },
          ...{ baseline: aMinute(plain), measured: aMinute(working) },
          note: `${video.size} in three qualities, beside a single command; without looking at what was made`,
        },
        { atMost: 1.4 },
      ),
      againstBaseline(
        {
          ...{ part, name: 'until it can be watched, beside the whole', unit: 'ms' },
          ...{ baseline: whole, measured: first },
        },
        { atMost: 0.4 },
      ),
      unbounded({
        ...{ part, name: 'CPU of looking at a minute', unit: 'ms', measured: aMinute(sum(looking)) },
        note: `${looking.length} of ${commands.length} commands`,
      }),
    ];
  } finally {
    tools.close();
    rmSync(root, { recursive: true, force: true });
  }
}
