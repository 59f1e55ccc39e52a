import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of this worker's clips, which is removed when the worker ends. */
let folder: string | null = null;

function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'afterglow-upload-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}

/**
 * Makes a clip that no other test has, because the API refuses duplicates. `large` compresses less, for tests that need
 * a large file.
 */
export function clip(name: string, seconds: number, { large = false } = {}): string {
  folder ??= makeFolder();
  const file = join(folder, name);
  const size = large ? '640x360' : '160x90';
  execFileSync('ffmpeg', [
    ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=1:duration=${seconds}`],
    ...['-metadata', `title=${randomUUID()}`, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
    ...(large ? ['-qp', '8'] : ['-crf', '40']),
    ...['-g', '10', '-movflags', '+faststart', '-y', file],
  ]);
  return file;
}
