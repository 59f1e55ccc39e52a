/** The minimum length of an upload, which tests may lower. */
import { expect, test } from 'vitest';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { defaultSettings, readSettings, testNotice } from '@afterglow/api/settings';
import { createTestApi } from './testApi.ts';
import { createTestQueue, createUploader, inspected, makeMp4, worker } from './uploadRequests.ts';

test('without a setting it is 6 minutes, or 10 for what is shown elsewhere, too', () => {
  const settings = readSettings({});
  expect(settings.leastUpload).toEqual({ exclusive: 360, other: 600 });
  expect(testNotice(settings)).toBeNull();
});

test('a test sets seconds, and the log says so', () => {
  const settings = readSettings({ TEST_MIN_UPLOAD_SECONDS: '2' });
  expect(settings.leastUpload).toEqual({ exclusive: 2, other: 2 });
  expect(testNotice(settings)).toMatch(/TEST_MIN_UPLOAD_SECONDS is set, which is for tests alone/);
});

test.each(['-1', 'two', '1.5'])('"%s" is no number of seconds', (text) =>
  expect(() => readSettings({ TEST_MIN_UPLOAD_SECONDS: text })).toThrow('TEST_MIN_UPLOAD_SECONDS'),
);

test('production does not start with it', () => {
  const production = { PROFILE: 'production', PUBLIC_ORIGIN: 'https://video.example' };
  expect(() => readSettings({ ...production, TEST_MIN_UPLOAD_SECONDS: '2' })).toThrow(/for tests alone/);
  expect(readSettings(production).leastUpload).toEqual(defaultSettings.leastUpload);
});

test('what a member claims and what the worker measures are held against it', async () => {
  const api = await createTestApi({ leastUpload: readSettings({ TEST_MIN_UPLOAD_SECONDS: '2' }).leastUpload });
  try {
    const { send, create, status } = createUploader(api, await api.signIn(fullMembers.own.id));
    expect((await create({ filename: 'a.mp4', size: 9, duration: 1 })).reply.codes).toMatchObject([
      { field: 'file', code: 'too_short' },
    ]);
    const queue = createTestQueue(api);
    const measured = async (seconds: number) => {
      const { reply } = await send('file', { duration: 2 }, makeMp4(1_000, seconds));
      const job = await queue.claim(worker);
      if (!job) throw new Error('There is no job.');
      await queue.complete(job, inspected(job, { seconds }));
      return (await status(reply['upload_id']))?.status;
    };
    expect([await measured(1), await measured(2)]).toEqual(['refused', 'ready']);
  } finally {
    await api.close();
  }
});
