import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../.storybook/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<p>Evening</p>');
  writeFileSync(join(folder, 'clip.mp4'), '0123456789');
  server = await serve(folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('a folder serves its index', async () => {
  const answer = await fetch(`${server.origin}/`);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toBe('<p>Evening</p>');
});

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('the range %s of a video is %s', async (range, part, contentRange) => {
  const answer = await fetch(`${server.origin}/clip.mp4`, { headers: { range } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe(contentRange);
  expect(await answer.text()).toBe(part);
});

test('missing files and paths outside the folder are not found', async () => {
  expect((await fetch(`${server.origin}/none.png`)).status).toBe(404);
  expect((await fetch(`${server.origin}/%2e%2e%2f%2e%2e%2fetc/passwd`)).status).toBe(404);
});
