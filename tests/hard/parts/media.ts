/** Damaged, spliced and disguised media through the worker: refused in words, or made into videos that can be read. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { createWorkshop, type Workshop } from '../../api/workshop.ts';
import { inParallel } from '../inParallel.ts';
import type { OpenPart, Part } from '../part.ts';

const filesOfRound = 10;

const picture = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=12:duration=4'];
const sound = ['-f', 'lavfi', '-i', 'sine=frequency=300:duration=4'];
/** Videos of the containers and codecs that members send, by file name. */
const films: readonly (readonly [string, readonly string[]])[] = [
  ['h264.mp4', [...picture, ...sound, '-c:v', 'libx264', '-c:a', 'aac']],
  ['moov-first.mp4', [...picture, ...sound, '-c:v', 'libx264', '-c:a', 'aac', '-movflags', '+faststart']],
  ['fragmented.mp4', [...picture, '-c:v', 'libx264', '-movflags', 'frag_keyframe+empty_moov']],
  ['h264.mkv', [...picture, ...sound, '-c:v', 'libx264', '-c:a', 'libopus']],
  ['vp9.webm', [...picture, ...sound, '-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-c:a', 'libopus']],
  ['mpeg4.avi', [...picture, ...sound, '-c:v', 'mpeg4', '-c:a', 'mp3']],
  ['h264.ts', [...picture, ...sound, '-c:v', 'libx264', '-c:a', 'aac', '-f', 'mpegts']],
  ['wmv2.wmv', [...picture, ...sound, '-c:v', 'wmv2', '-c:a', 'wmav2']],
  ['h264.flv', [...picture, ...sound, '-c:v', 'libx264', '-c:a', 'aac', '-ar', '44100']],
  ['mpeg2.mpg', ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=25:duration=4', '-c:v', 'mpeg2video']],
];

/** Beginnings by which a file is something else to another program. */
const disguises = [
  '<!doctype html><script>alert(1)</script>',
  '%PDF-1.7\n',
  '#!/bin/sh\nid\n',
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'PK\u0003\u0004',
  '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n',
  'ffconcat version 1.0\nfile /etc/passwd\n',
  'GIF89a',
];

/** A place in a file, as a share of its length, all as likely. */
const share = fc.nat(999_999).map((part) => part / 1_000_000);

const damage = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('flip' as const), share: fc.constantFrom(0.000_2, 0.002, 0.02) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('cut' as const), at: share }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('splice' as const), at: share }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('disguise' as const), as: fc.constantFrom(...disguises) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('zero' as const), at: share }),
  },
);
const sample = fc.record({
  film: fc.nat(films.length - 1),
  other: fc.nat(films.length - 1),
  damage,
  places: fc.infiniteStream(share),
});
type Sample = typeof sample extends fc.Arbitrary<infer T> ? T : never;

function flip(file: Buffer, share: number, places: Iterator<number>): Buffer {
  const flipped = Buffer.from(file);
  for (let count = Math.max(1, Math.round(file.length * share)); count > 0; count -= 1) {
    const at = Math.min(file.length - 1, Math.floor(Number(places.next().value) * file.length));
    flipped[at] = Math.floor(Number(places.next().value) * 256);
  }
  return flipped;
}

function toFile(made: readonly Buffer[], { film, other, damage: how, places }: Sample): Buffer {
  const file = made[film] ?? Buffer.alloc(0);
  const at = 'at' in how ? Math.floor(how.at * file.length) : 0;
  switch (how.kind) {
    case 'flip':
      return flip(file, how.share, places[Symbol.iterator]());
    case 'cut':
      return file.subarray(0, at);
    case 'splice':
      return Buffer.concat([file.subarray(0, at), made[other] ?? Buffer.alloc(0)]);
    case 'disguise':
      return Buffer.concat([Buffer.from(how.as, 'latin1'), file]);
    case 'zero':
      return Buffer.concat([
        file.subarray(0, at),
        Buffer.alloc(Math.min(65_536, file.length - at)),
        file.subarray(at + 65_536),
      ]);
  }
}

/** Returns why a stored video cannot be read; null if it can. */
function unreadable(path: string): string | null {
  const args = [
    '-v',
    'error',
    '-select_streams',
    'v',
    '-show_entries',
    'stream=codec_name:format=duration',
    '-of',
    'csv=p=0',
  ];
  try {
    const text = execFileSync('ffprobe', [...args, path], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return text.trim() === '' ? 'has no picture' : null;
  } catch (error) {
    return `is refused by ffprobe: ${String(error).slice(0, 200)}`;
  }
}

async function tryFile(workshop: Workshop, file: Buffer): Promise<string | null> {
  const { result } = await workshop.work('inspect', file);
  // Refused in words, or put off.
  if (!('hash' in result)) return null;
  const { result: encoded, stored } = await workshop.work('encode', file);
  if (!('files' in encoded)) return null;
  for (const name of readdirSync(stored(''), { recursive: true, encoding: 'utf8' })) {
    const fault = name.endsWith('.mp4') ? unreadable(stored(name)) : null;
    if (fault !== null) return `accepted, and ${name} ${fault}`;
  }
  return null;
}

/** Returns what is wrong with what the worker does with a file; null if nothing is. */
async function trySample(workshop: Workshop, made: readonly Buffer[], one: Sample): Promise<string | null> {
  const name = `${films[one.film]?.[0] ?? ''} (${one.damage.kind})`;
  try {
    const fault = await tryFile(workshop, toFile(made, one));
    return fault === null ? null : `${name}: ${fault}`;
  } catch (error) {
    return `${name}: the worker threw ${String(error).slice(0, 300)}`;
  }
}

function openMedia(): Promise<OpenPart> {
  const workshop = createWorkshop();
  const made = films.map(([name, args]) => workshop.make(name, args));
  // The folder for temporary files, so that those of other programs are not taken for the worker's.
  const temporary = mkdtempSync(join(tmpdir(), 'afterglow-media-'));
  const { TMPDIR: before } = process.env;
  process.env['TMPDIR'] = temporary;
  const open: OpenPart = {
    async round(seed) {
      const samples = fc.sample(sample, { seed, numRuns: filesOfRound });
      const faults = await inParallel(samples, 2, (one) => trySample(workshop, made, one));
      const found = faults.filter((fault) => fault !== null);
      const left = readdirSync(temporary);
      if (left.length > 0) found.push(`The worker left ${left.join(', ')} outside its folder.`);
      return { tried: filesOfRound, found };
    },
    close() {
      workshop.close();
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
      rmSync(temporary, { recursive: true, force: true });
      return Promise.resolve([]);
    },
  };
  return Promise.resolve(open);
}

export const media: Part = {
  unit: 'files',
  goal: 'refused in words, or made into films that can be read; nothing outside the store',
  rounds: 53,
  open: openMedia,
};
