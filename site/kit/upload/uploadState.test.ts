import type { Upload } from '@afterglow/contract/upload';
import { ownUploads } from '@afterglow/fixtures/data/ownUpload';
import { uploads } from '@afterglow/fixtures/data/uploads';
import { expect, test } from 'vitest';
import {
  atStart,
  bytesPerSecond,
  correctedNameOf,
  reduceUploadState as reduce,
  stateOf,
  type UploadEvent,
  type UploadState,
} from './uploadState.ts';

const { uploading, processing, ready } = ownUploads;
const megabyte = 1024 * 1024;
const opened = reduce(atStart, { type: 'opened', upload: { ...uploading, receivedBytes: 0 }, at: 0 });
const after = (state: UploadState, ...events: UploadEvent[]) => events.reduce(reduce, state);
const unavailable = { field: 'file', code: 'unavailable' };

test('a page is opened at what its member has not finished, the latest first', () => {
  expect(stateOf([uploads.moderation, uploads.ready, uploads.uploading])).toMatchObject({
    step: 'upload',
    phase: 'ready',
    upload: { id: uploads.ready.id },
  });
  expect(stateOf([uploads.uploading]), 'the browser has no file yet').toMatchObject({ phase: 'missing' });
  expect(stateOf([uploads.processing])).toMatchObject({ phase: 'processing' });
  expect(stateOf([uploads.standard, uploads.refused, uploads.tooShort])).toEqual(atStart);
});

test('a file that is sent while it is looked at is known to be looked at until that has ended', () => {
  const asked = after(atStart, { type: 'choosing' }, { type: 'asked' });
  expect(asked).toEqual({ ...atStart, checking: true, busy: true });
  const tooShort = { field: 'file', code: 'too_short' };
  expect(after(asked, { type: 'chosen', refusal: tooShort }), 'sending it says the same').toEqual({
    ...atStart,
    busy: true,
  });
});

test('the speed is that of the last seconds, and of no time before a pause', () => {
  const moved = after(
    opened,
    { type: 'progress', receivedBytes: 2 * megabyte, at: 1_000 },
    { type: 'progress', receivedBytes: 4 * megabyte, at: 2_000 },
  );
  expect(moved).toMatchObject({ phase: 'sending', upload: { receivedBytes: 4 * megabyte } });
  expect(moved.step === 'upload' && bytesPerSecond(moved.samples)).toBe(2 * megabyte);
  const resumed = after(
    moved,
    { type: 'paused' },
    { type: 'resumed', at: 90_000 },
    { type: 'progress', receivedBytes: 5 * megabyte, at: 91_000 },
  );
  expect(resumed.step === 'upload' && bytesPerSecond(resumed.samples)).toBe(megabyte);
  const later = after(moved, { type: 'progress', receivedBytes: 44 * megabyte, at: 22_000 });
  expect(later.step === 'upload' && bytesPerSecond(later.samples), 'too long ago').toBe(0);
});

test('a lost connection says so until something has come again', () => {
  const lost = after(opened, { type: 'lost', refusal: unavailable });
  expect(lost).toMatchObject({ step: 'upload', phase: 'failed', problem: unavailable });
  expect(after(lost, { type: 'progress', receivedBytes: megabyte, at: 9 })).toMatchObject({
    phase: 'sending',
    problem: null,
  });
});

test('that a picture was refused is still to be read when a part, or all, of the file has come', () => {
  const refusal = { field: 'preview', code: 'screenshot' };
  const refused = after(opened, { type: 'problem', id: uploading.id, refusal });
  expect(after(refused, { type: 'progress', receivedBytes: megabyte, at: 9 })).toMatchObject({ problem: refusal });
  expect(after(refused, { type: 'received', upload: processing })).toMatchObject({ problem: refusal });
});

test('a part that still arrives does not undo a pause', () => {
  const paused = after(opened, { type: 'paused' }, { type: 'progress', receivedBytes: megabyte, at: 9 });
  expect(paused).toMatchObject({ phase: 'paused', upload: { receivedBytes: megabyte } });
});

test.each([
  ['corrupted', 'failed'],
  ['not_found', 'failed'],
  ['login', 'upload'],
  ['disk_full', 'upload'],
])('stopped by %s, it can be gone on with only if that can pass', (code, step) => {
  expect(after(opened, { type: 'stopped', refusal: { field: 'notify', code } }).step).toBe(step);
});

test('a file that has come is looked at, then ready, or refused with the reason', () => {
  const looked = after(opened, { type: 'received', upload: processing });
  expect(looked).toMatchObject({ phase: 'processing' });
  expect(after(looked, { type: 'received', upload: ready })).toMatchObject({ phase: 'ready' });
  const refused: Upload = { ...uploads.tooShort };
  expect(after(looked, { type: 'received', upload: refused })).toEqual({
    step: 'failed',
    id: refused.id,
    exclusive: refused.exclusive,
    refusal: { field: 'file', code: 'too_short' },
    reason: refused.reason,
  });
});

test('a picture of the own is added once, and chosen', () => {
  const first = { type: 'pictured', id: ready.id, number: 20, address: '/20.jpg?1' } as const;
  const state = after(opened, { type: 'received', upload: ready }, first, { ...first, address: '/20.jpg?2' });
  expect(state.step === 'upload' && state.upload).toMatchObject({
    screenshot: 20,
    screenshots: [...ready.screenshots, { number: 20, address: '/20.jpg?2' }],
  });
});

test('a picture that comes when another upload has followed is not its own, and neither is its refusal', () => {
  const state = after(opened, { type: 'received', upload: ready });
  for (const late of [
    { type: 'pictured', id: ready.id + 1, number: 20, address: '/20.jpg?1' },
    { type: 'problem', id: ready.id + 1, refusal: unavailable },
  ] satisfies UploadEvent[])
    expect(after(state, late)).toBe(state);
});

test('a file that cannot be read any more is asked for again', () => {
  const lost = after(opened, { type: 'lost', refusal: unavailable }, { type: 'unreadable' });
  expect(lost).toMatchObject({ step: 'upload', phase: 'missing', problem: null });
});

const choices: UploadEvent[] = [{ type: 'choosing' }, { type: 'chosen', refusal: null }];

test('while the API is asked, another choice neither ends the waiting nor undoes the upload', () => {
  const asked = after(atStart, { type: 'asked' });
  for (const choice of choices) {
    expect(after(asked, choice)).toEqual(asked);
    expect(after(opened, choice)).toBe(opened);
  }
  expect(after(opened, { type: 'refused', refusals: [unavailable] })).toBe(opened);
  expect(after(asked, { type: 'refused', refusals: [unavailable] })).toMatchObject({ busy: false });
});

test('a name that is refused offers another, until another file is chosen', () => {
  const refusal = { field: 'file', code: 'bad_filename', info: { name: 'balconynight.mp4' } };
  const refused = after(atStart, { type: 'choosing' }, { type: 'chosen', refusal });
  expect(refused).toMatchObject({ step: 'start', checking: false });
  expect(correctedNameOf(refused)).toBe('balconynight.mp4');
  expect(correctedNameOf(after(refused, { type: 'choosing' }))).toBeUndefined();
  expect(correctedNameOf(opened)).toBeUndefined();
});

test('what comes late, after an upload was saved or given up, changes nothing', () => {
  for (const state of [after(opened, { type: 'saved' }), after(opened, { type: 'begun' })])
    for (const late of [
      { type: 'progress', receivedBytes: 1, at: 1 },
      { type: 'lost', refusal: unavailable },
      { type: 'received', upload: ready },
    ] satisfies UploadEvent[])
      expect(after(state, late)).toBe(state);
});
