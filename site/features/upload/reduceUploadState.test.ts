import type { Upload } from '@afterglow/contract/upload';
import { ownUploads } from '@afterglow/fixtures/data/ownUpload';
import { uploads } from '@afterglow/fixtures/data/uploads';
import { expect, test } from 'vitest';
import { reduceUploadState as reduce } from './reduceUploadState.ts';
import {
  atStart,
  bytesPerSecond,
  correctedNameOf,
  readyRequest,
  stateOf,
  uninspectedFile,
  type UploadEvent,
  type UploadState,
} from './uploadState.ts';

const { uploading, processing, ready } = ownUploads;
const megabyte = 1024 * 1024;
const after = (state: UploadState, ...events: UploadEvent[]) => events.reduce(reduce, state);
const unavailable = { field: 'file', code: 'unavailable' };

const fileOf = (name: string) => new File([name], name);
const [trams, quay, lanterns] = [fileOf('trams.mp4'), fileOf('quay.mp4'), fileOf('lanterns.mp4')];
const chosen = (file: File | null, exclusive = false): UploadEvent => ({ type: 'chosen', file, exclusive });
const inspected = (file: File, seconds = 754): UploadEvent => ({ type: 'inspected', file, seconds });
const submitted = (exclusive = false): UploadEvent => ({ type: 'submitted', link: '', exclusive });
const accepted = { type: 'opened', upload: { ...uploading, receivedBytes: 0 }, at: 0 } as const;
/** An upload of one file that is being sent. */
const opened = after(atStart, chosen(trams), inspected(trams), submitted(), accepted);

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

test('a file that is sent while it is inspected is asked about once that has ended', () => {
  const requested = after(atStart, chosen(trams), submitted());
  expect(uninspectedFile(requested)).toBe(trams);
  expect(readyRequest(requested)).toBeNull();
  const tooShort = after(requested, inspected(trams, 420));
  expect(uninspectedFile(tooShort)).toBeNull();
  expect(readyRequest(tooShort)).toMatchObject({ choice: { file: trams, seconds: 420 } });
  expect(tooShort, 'asking the API says the same').toMatchObject({ refusals: [] });
});

test('a file is checked once it is inspected, and again when it is declared to be exclusive', () => {
  const checking = after(
    atStart,
    chosen(trams),
    { type: 'declared', exclusive: true },
    { type: 'declared', exclusive: false },
  );
  expect(checking).toMatchObject({ refusals: [] });
  const refused = after(checking, inspected(trams, 420));
  expect(refused).toMatchObject({ refusals: [{ field: 'file', code: 'too_short', info: { minutes: 10 } }] });
  expect(after(refused, { type: 'declared', exclusive: true })).toMatchObject({ refusals: [] });
  expect(after(refused, chosen(null)), 'no file is not refused before it is sent').toMatchObject({
    choice: null,
    refusals: [],
  });
});

test('what the browser finds out about a file that was replaced by another is nothing about that one', () => {
  const state = after(atStart, chosen(trams), chosen(quay));
  expect(after(state, inspected(trams, 420))).toBe(state);
});

test('a link is asked about at once, without the file that was chosen before', () => {
  const link = 'https://night-heron.example/trams.mp4';
  const requested = after(atStart, chosen(trams), { type: 'submitted', link, exclusive: true });
  expect(readyRequest(requested)).toEqual({ link, exclusive: true, choice: null, following: [] });
  const fetched = after(requested, { type: 'opened', upload: processing, at: 0 });
  expect(fetched).toMatchObject({ phase: 'processing', file: null, transfer: null });
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
  const refused = after(opened, { type: 'pictureRefused', id: uploading.id, refusal });
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
    following: [],
  });
});

test('a file that the API has as a whole is looked at, and nothing more is sent of it', () => {
  const arrived = after(opened, { type: 'lost', refusal: unavailable }, { type: 'arrived' });
  expect(arrived).toMatchObject({ phase: 'processing', transfer: null, problem: null });
  expect(arrived).toMatchObject({ upload: { status: 'processing', receivedBytes: uploading.bytes, percent: 0 } });
});

test('a picture of the own is added once, and chosen', () => {
  const picture = { type: 'pictureTaken', id: ready.id, number: 20, address: '/20.jpg' } as const;
  const sent = after(opened, { type: 'received', upload: ready }, { type: 'pictureSent', id: ready.id });
  expect(sent).toMatchObject({ picture: { busy: true, taken: 0 } });
  expect(after(sent, picture, picture)).toMatchObject({
    picture: { busy: false, taken: 2 },
    upload: { screenshot: 20, screenshots: [...ready.screenshots, { number: 20, address: '/20.jpg?2' }] },
  });
});

test('a picture that was refused can be taken again, which drops why', () => {
  const refused = after(opened, { type: 'pictureRefused', id: uploading.id, refusal: unavailable });
  expect(refused).toMatchObject({ problem: unavailable, picture: { busy: false, taken: 0 } });
  expect(after(refused, { type: 'pictureSent', id: uploading.id })).toMatchObject({ problem: null });
});

test('what comes for another upload changes nothing', () => {
  const state = after(opened, { type: 'received', upload: ready });
  const id = ready.id + 1;
  for (const late of [
    { type: 'pictureTaken', id, number: 20, address: '/20.jpg' },
    { type: 'pictureRefused', id, refusal: unavailable },
    { type: 'saved', id },
    { type: 'discarded', id },
  ] satisfies UploadEvent[])
    expect(after(state, late)).toBe(state);
});

test('a file that cannot be read any more is asked for again', () => {
  const lost = after(opened, { type: 'lost', refusal: unavailable }, { type: 'unreadable' });
  expect(lost).toMatchObject({ step: 'upload', phase: 'missing', problem: null, file: null, transfer: null });
});

test('after a reload only the same file is taken, from where the API has it', () => {
  const missing = stateOf([{ ...uploading, bytes: trams.size, receivedBytes: 3 }]);
  const other = after(missing, { type: 'chosenAgain', file: new File(['another'], 'trams.mp4'), at: 5 });
  expect(other).toMatchObject({ phase: 'missing', otherFile: true, transfer: null });
  expect(after(other, { type: 'chosenAgain', file: null, at: 6 })).toMatchObject({ otherFile: false });
  expect(after(other, { type: 'chosenAgain', file: trams, at: 7 })).toMatchObject({
    phase: 'sending',
    otherFile: false,
    transfer: { file: { file: trams, name: uploading.fileName }, offset: 3 },
    samples: [{ at: 7, bytes: 3 }],
  });
  expect(after(opened, { type: 'chosenAgain', file: quay, at: 8 }), 'nothing is missing').toBe(opened);
});

const transferOf = (state: UploadState) => (state.step === 'upload' ? state.transfer : null);

test('a transfer begins anew after a pause, at what has come, and not after a broken connection', () => {
  expect(transferOf(opened)).toMatchObject({ file: { file: trams, seconds: 754 }, offset: 0 });
  const moved = after(
    opened,
    { type: 'progress', receivedBytes: megabyte, at: 9 },
    { type: 'lost', refusal: unavailable },
  );
  expect(transferOf(moved), 'the sender tries again').toBe(transferOf(opened));
  expect(transferOf(after(moved, { type: 'paused' }))).toBeNull();
  expect(transferOf(after(moved, { type: 'paused' }, { type: 'resumed', at: 10 }))).toMatchObject({ offset: megabyte });
  const stopped = after(moved, { type: 'stopped', refusal: { field: 'notify', code: 'disk_full' } });
  expect(transferOf(stopped)).toBeNull();
  expect(transferOf(after(stopped, { type: 'resumed', at: 10 }))).toMatchObject({ offset: megabyte });
});

test('while the API is asked, another choice neither ends the waiting nor undoes the upload', () => {
  const requested = after(atStart, chosen(trams), inspected(trams), { type: 'followed', files: [quay] }, submitted());
  const request = readyRequest(requested);
  const chosenSince = after(
    requested,
    chosen(lanterns),
    { type: 'followed', files: [] },
    inspected(lanterns, 60),
    submitted(),
  );
  expect(readyRequest(chosenSince), 'the API is not asked twice').toBe(request);
  expect(after(chosenSince, accepted)).toMatchObject({ file: { file: trams }, following: [quay] });
  expect(after(opened, chosen(lanterns))).toBe(opened);
  expect(after(opened, { type: 'refused', refusals: [unavailable] })).toBe(opened);
  const refused = after(chosenSince, { type: 'refused', refusals: [unavailable] });
  expect(refused).toMatchObject({ request: null, refusals: [unavailable], choice: { file: lanterns } });
  expect(after(atStart, accepted), 'nothing was asked').toBe(atStart);
});

test('a name that is refused offers another, until another file is chosen', () => {
  const night = new File(['night'], 'balcony night.mp4');
  const refused = after(atStart, chosen(night), inspected(night));
  expect(correctedNameOf(refused)).toBe('balconynight.mp4');
  const renamed = after(refused, { type: 'renamed', exclusive: false });
  expect(renamed).toMatchObject({ choice: { file: night, name: 'balconynight.mp4' }, refusals: [] });
  expect(correctedNameOf(after(refused, chosen(quay)))).toBeUndefined();
  expect(correctedNameOf(opened)).toBeUndefined();
});

test('several files come one after the other, however each ends', () => {
  const requested = after(
    atStart,
    chosen(trams, true),
    { type: 'followed', files: [quay, lanterns] },
    inspected(trams),
  );
  const first = after(requested, submitted(true), { ...accepted, upload: { ...uploading, exclusive: true } });
  const second = after(first, { type: 'saved', id: uploading.id });
  expect(uninspectedFile(second)).toBe(quay);
  expect(readyRequest(after(second, inspected(quay))), 'without a further press').toMatchObject({
    exclusive: true,
    choice: { file: quay },
    following: [lanterns],
  });
  expect(after(first, { type: 'discarded', id: uploading.id })).toEqual(second);
  const failed = after(first, { type: 'stopped', refusal: { field: 'file', code: 'corrupted' } });
  expect(after(failed, { type: 'continued' })).toEqual(second);
  expect(after(opened, { type: 'saved', id: uploading.id })).toEqual({ step: 'success' });
  expect(after(opened, { type: 'discarded', id: uploading.id })).toEqual(atStart);
});

test('what comes late, after an upload was saved or given up, changes nothing', () => {
  const id = uploading.id;
  for (const state of [after(opened, { type: 'saved', id }), after(opened, { type: 'discarded', id })])
    for (const late of [
      { type: 'progress', receivedBytes: 1, at: 1 },
      { type: 'lost', refusal: unavailable },
      { type: 'received', upload: ready },
    ] satisfies UploadEvent[])
      expect(after(state, late)).toBe(state);
});
