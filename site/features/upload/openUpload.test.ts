import { createHash } from 'node:crypto';
import { upload as uploadCodec } from '@afterglow/contract/upload';
import { ownUploads } from '@afterglow/fixtures/data/ownUpload';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { LocalFile } from './localFile.ts';
import { openFile, openLink } from './openUpload.ts';

/** Stubs an API that gives this answer to everything; returns what was posted to it. */
function answering(json: object): Record<string, string>[] {
  const posted: Record<string, string>[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    posted.push(Object.fromEntries(body));
    return Response.json(json);
  });
  return posted;
}
afterEach(() => vi.unstubAllGlobals());

const content = 'a film of trams';
const file: LocalFile = { file: new Blob([content]), name: 'trams.mp4', bytes: content.length, seconds: 754.6 };

test('a file is announced with its hash and its length, and goes on where an earlier attempt has ended', async () => {
  const posted = answering({ success: 1, upload_id: '17', offset: 5 });
  expect(await openFile(file, true, 9)).toMatchObject({
    type: 'opened',
    at: 9,
    upload: { id: 17, receivedBytes: 5, bytes: content.length, fileName: 'trams.mp4', status: 'uploading' },
  });
  const hash = createHash('sha256').update(content).digest('hex');
  expect(posted).toEqual([{ section: 'start', name: 'trams.mp4', size: '15', hash, duration: '754', exclusive: '1' }]);
});

test('what the API refuses is said of the file, and what it would refuse is not sent', async () => {
  const duplicate = { field: 'file', code: 'duplicate' };
  const posted = answering({ error: 1, ...duplicate, codes: [duplicate] });
  expect(await openFile(file, false, 0)).toEqual({ type: 'refused', refusals: [duplicate] });
  expect(await openFile({ ...file, name: 'trams at night.mp4' }, false, 0)).toMatchObject({
    refusals: [{ code: 'bad_filename', info: { name: 'tramsatnight.mp4' } }],
  });
  expect(await openFile(null, false, 0)).toEqual({ type: 'refused', refusals: [{ field: 'file', code: 'required' }] });
  expect(posted).toHaveLength(1);
});

test('a reply without an upload opens none', async () => {
  answering({ success: 1 });
  expect(await openFile(file, false, 0)).toMatchObject({ type: 'refused', refusals: [{ code: 'unavailable' }] });
  expect(await openLink('https://night-heron.example/trams.mp4', false, 0)).toMatchObject({
    type: 'refused',
    refusals: [{ code: 'unavailable' }],
  });
});

test('a link is handed to the API, which fetches what is there', async () => {
  const posted = answering({ success: 1, ...z.encode(uploadCodec, ownUploads.processing) });
  expect(await openLink('https://night-heron.example/trams.mp4', false, 3)).toMatchObject({
    type: 'opened',
    upload: { id: ownUploads.processing.id, status: 'processing' },
  });
  expect(posted).toEqual([{ section: 'link', link: 'https://night-heron.example/trams.mp4', exclusive: '0' }]);
});

test.each(['ftp://night-heron.example/trams.mp4', 'trams.mp4', 'https://user@night-heron.example/'])(
  '%s is refused at the link, without a request',
  async (link) => {
    const posted = answering({ success: 1 });
    expect(await openLink(link, false, 0)).toEqual({
      type: 'refused',
      refusals: [{ field: 'link', code: 'invalid_link' }],
    });
    expect(posted).toEqual([]);
  },
);
