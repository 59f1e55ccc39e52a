import { categories } from '@afterglow/fixtures/data/categories';
import { ownUploads } from '@afterglow/fixtures/data/ownUpload';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { otherFileSentence, sentPercent, uploadForm, type Sending } from './UploadForm.view.ts';

const reader = readerFor('en');
const transfer = (sending: Sending, upload = ownUploads.uploading) =>
  uploadForm({ kind: 'details', upload, sending, categories }, reader).transfer;

test('what has been sent is said with its speed and the time that is left', () => {
  expect(transfer({ state: 'sending', bytesPerSecond: 2.4 * 1024 ** 2 })).toMatchObject({
    share: 0.42,
    facts: '1.4 GB of 3.4 GB, 2.4 MB a second, 15\u00a0minutes\u00a0left',
  });
  expect(transfer({ state: 'sending', bytesPerSecond: 100_000_000 })?.facts).toContain('22\u00a0seconds\u00a0left');
});

test('without a speed, and while it is paused, no time is promised', () => {
  expect(transfer({ state: 'sending' })?.facts).toBe('1.4 GB of 3.4 GB');
  expect(transfer({ state: 'paused', bytesPerSecond: 2_400_000 })?.facts).toBe('1.4 GB of 3.4 GB');
});

test('a file that the browser has lost is asked for again, with what the API has of it', () => {
  expect(transfer({ state: 'missing' })).toMatchObject({ share: 0.42, facts: '1.4 GB of 3.4 GB' });
  const sending = { state: 'missing' } as const;
  const step = { kind: 'details', upload: ownUploads.uploading, sending, categories } as const;
  const { again } = uploadForm({ ...step, again: {} }, reader);
  expect(again?.accept?.split(',')).toContain('.mp4');
  expect(again?.label).toBe('Choose balcony.mp4 again');
  expect(otherFileSentence(ownUploads.uploading, reader)).toContain('balcony.mp4');
});

test('the share stands in the title of the tab while a file is sent, and only then', () => {
  const percent = (sending?: Sending) => sentPercent(ownUploads.uploading, sending, reader);
  expect(percent({ state: 'sending' })).toBe('42%');
  expect(percent({ state: 'failed' })).toBe('42%');
  expect(percent({ state: 'processing' })).toBeNull();
  expect(percent()).toBeNull();
});

test('while a file is processed, its share is that of the processing', () => {
  expect(transfer({ state: 'processing' }, ownUploads.processing)).toMatchObject({ share: 0.37, facts: '' });
});

test('a video that comes from a link is said to be fetched, as nothing is known of it', () => {
  expect(transfer({ state: 'processing' }, ownUploads.fetching)).toMatchObject({ state: 'fetching', facts: '' });
  expect(transfer({ state: 'processing' }, ownUploads.processing)).toMatchObject({ state: 'processing' });
});

test('details wait for the file, and the limits of the contract are said before anything is sent (R98–R100)', () => {
  const step = { kind: 'details', upload: ownUploads.ready, categories } as const;
  expect(uploadForm(step, reader).details?.waiting).toBe(false);
  expect(uploadForm({ ...step, sending: { state: 'sending' } }, reader).details?.waiting).toBe(true);
  expect(uploadForm({ kind: 'start' }, reader).start?.limits).toMatchObject({
    maxSize: '10 GB',
    minutes: { exclusive: 6, other: 10 },
  });
});
