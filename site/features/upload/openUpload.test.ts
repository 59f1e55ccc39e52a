import { createHash } from 'node:crypto';
import { upload as uploadCodec } from '@afterglow/contract/upload';
import { ownUploads } from '@afterglow/fixtures/data/ownUpload';
import { tusPath, videoEditEndpoint } from '@afterglow/contract/endpoints/content';
import { decodeTusMetadata } from '@afterglow/contract/tus';
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

/** Stubs an API that creates uploads by tus, or answers otherwise; returns the headers of what was sent to it. */
function creating(response: () => Response): { path: string; metadata: unknown; length: string }[] {
  const created: ReturnType<typeof creating> = [];
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    const metadata = decodeTusMetadata(headers['Upload-Metadata'] ?? '');
    created.push({ path, metadata, length: headers['Upload-Length'] ?? '' });
    return response();
  });
  return created;
}

test('a file is announced with its hash and its length, and goes on where an earlier attempt has ended', async () => {
  const headers = { Location: '/api/uploads/17', 'Upload-Offset': '5', 'Tus-Resumable': '1.0.0' };
  const created = creating(() => new Response(null, { status: 201, headers }));
  expect(await openFile(file, true, 9)).toMatchObject({
    type: 'opened',
    at: 9,
    upload: { id: 17, receivedBytes: 5, bytes: content.length, fileName: 'trams.mp4', status: 'uploading' },
  });
  const sha256 = createHash('sha256').update(content).digest('hex');
  const metadata = { filename: 'trams.mp4', duration: '754', exclusive: '1', sha256 };
  expect(created).toEqual([{ path: tusPath, length: '15', metadata }]);
});

test('what the API refuses is said of the file, and what it would refuse is not sent', async () => {
  const duplicate = { field: 'file', code: 'duplicate' };
  const created = creating(() => Response.json({ error: 1, codes: [duplicate] }, { status: 422 }));
  expect(await openFile(file, false, 0)).toEqual({ type: 'refused', refusals: [duplicate] });
  expect(await openFile({ ...file, name: 'trams at night.mp4' }, false, 0)).toMatchObject({
    refusals: [{ code: 'bad_filename', info: { name: 'tramsatnight.mp4' } }],
  });
  expect(await openFile(null, false, 0)).toEqual({ type: 'refused', refusals: [{ field: 'file', code: 'required' }] });
  expect(created).toHaveLength(1);
});

test('an API without tus gets the file in one request', async () => {
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: FormData }) => {
    if (!body) return Response.json({ error: 1, code: 'not_found' }, { status: 404 });
    const { file: sentFile, ...fields } = Object.fromEntries(body);
    sent.push({ path, ...fields, file: sentFile instanceof Blob ? await sentFile.text() : null });
    return Response.json({ success: 1, ...z.encode(uploadCodec, ownUploads.processing) });
  });
  expect(await openFile(file, true, 4)).toMatchObject({ type: 'opened', upload: { status: 'processing' } });
  const fields = { section: 'file', duration: '754', exclusive: '1' };
  expect(sent).toEqual([{ path: videoEditEndpoint.path(), ...fields, file: content }]);
});

test('an API with tus that is away for a moment is not sent the file in one request', async () => {
  const created = creating(() => Response.json({ error: 1, code: 'unavailable' }, { status: 503 }));
  expect(await openFile(file, true, 4)).toMatchObject({ type: 'refused', refusals: [{ code: 'unavailable' }] });
  expect(created).toHaveLength(1);
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
