/** Messages for an operator whose bucket settings are wrong: before a start, during it, and from `/readyz`. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '@afterglow/api/settings';
import type { BucketSettings } from '@afterglow/api/uploads/s3/bucketSettings';
import { openMedia } from '@afterglow/api/uploads/openMedia';
import { startS3, type S3Server } from '../tools/s3Server.ts';
import { startApi } from './startApi.ts';
import { createTestApi } from './testApi.ts';

let s3: S3Server;
const folder = mkdtempSync(join(tmpdir(), 'afterglow-bucket-'));
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.end();
  rmSync(folder, { recursive: true, force: true });
});

const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'a/secret+word' };

describe('settings', () => {
  test('without an address there is no bucket', () => expect(readSettings({}).bucket).toBeNull());

  test.each([
    ['https://media.s3.eu-central-1.amazonaws.com', 'eu-central-1'],
    ['https://s3.ap-southeast-2.amazonaws.com/media/', 'ap-southeast-2'],
    ['https://media.s3.dualstack.us-west-2.amazonaws.com', 'us-west-2'],
    ['https://s3.example.org/media', 'us-east-1'],
  ])('%s is in the region %s', (address, region) => {
    const url = address.replace(/\/$/, '');
    expect(readSettings({ ...key, S3_URL: address }).bucket).toEqual({
      ...{ url, publicUrl: url, region, accessKeyId: 'id', secretAccessKey: 'a/secret+word' },
    });
    expect(readSettings({ ...key, S3_URL: address, S3_REGION: 'fr-par' }).bucket?.region).toBe('fr-par');
  });

  test.each([
    [{ S3_ACCESS_KEY_ID: '' }, 'S3_URL is set but S3_ACCESS_KEY_ID is not. Set both parts of a key'],
    [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_URL is set but S3_SECRET_ACCESS_KEY is not. Set both parts of a key'],
    [{ S3_REGION: 'Frankfurt am Main' }, 'S3_REGION is "Frankfurt am Main", which is no region.'],
    [{ S3_URL: '' }, 'S3_ACCESS_KEY_ID is set but S3_URL is not, so that videos would be stored in MEDIA_DIR.'],
    [{ S3_URL: 'https://id:a/secret+word@s3.example.org' }, 'S3_URL'],
  ])('%j is one sentence without a secret', (env, sentence) => {
    expect(() => readSettings({ S3_URL: 'https://s3.example.org/media', ...key, ...env })).toThrow(sentence);
    expect(() => readSettings({ S3_URL: 'https://s3.example.org/media', ...key, ...env })).not.toThrow('secret+word');
  });
});

const changed = (changes: Partial<BucketSettings>): Partial<BucketSettings> => ({ ...s3.settings, ...changes });

describe('a bucket', () => {
  test.each<[string, () => Partial<BucketSettings>, string | null, boolean?]>([
    ['that is there', () => ({}), null],
    [
      'that does not exist',
      () => ({ url: `${s3.settings.url}-of-another` }),
      'The bucket of S3_URL does not exist. Create it, or correct S3_URL.',
    ],
    [
      'without a name',
      () => ({ url: s3.settings.url.replace(/\/media$/, '') }),
      'S3_URL names a server but no bucket. Add the name of the bucket: https://s3.example.org/media, or https://media.s3.example.org.',
    ],
    [
      'in another region',
      () => ({ region: 'us-east-1' }),
      'S3_REGION is "us-east-1", but the bucket is in "eu-central-1". Set S3_REGION to the bucket\'s region.',
    ],
    [
      'and a key that nobody has',
      () => ({ accessKeyId: 'NOBODY' }),
      'The server of S3_URL knows no key of the name in S3_ACCESS_KEY_ID. Correct it.',
    ],
    [
      'and a secret of another key',
      () => ({ secretAccessKey: 'a/secret+word' }),
      'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID, or S3_REGION is another. Correct them.',
    ],
    [
      'that is away',
      () => ({ url: 'http://127.0.0.1:1024/media' }),
      'The server of S3_URL cannot be reached (ECONNREFUSED). Start it, or correct S3_URL.',
      true,
    ],
  ])('%s is said to be so', async (_what, changes, sentence, passing = false) => {
    const settings = { ...s3.settings, ...changed(changes()) };
    const { problem } = await openMedia({ bucket: settings, mediaStoreFolder: '' });
    expect(await problem()).toEqual(sentence === null ? null : { sentence, passing });
  });

  test('that is away makes an API that runs, but is not ready', async () => {
    const api = await createTestApi({ bucket: s3.settings });
    const away = await createTestApi({ bucket: { ...s3.settings, url: 'http://127.0.0.1:1024/media' } });
    expect((await api.get('/readyz')).status).toBe(200);
    const response = await away.get('/readyz');
    expect([response.status, await response.text()]).toEqual([503, 'The media bucket does not answer.']);
    expect((await away.get('/healthz')).status).toBe(200);
    await Promise.all([api.close(), away.close()]);
  });
});

test('a start with a wrong setting of the bucket ends with its sentence, before anything is made', async () => {
  const { url, accessKeyId } = s3.settings;
  const dataFolder = join(folder, 'data');
  const api = await startApi({
    ...{ DATA_DIR: dataFolder, S3_URL: url, S3_REGION: 'eu-central-1' },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: 'a/secret+word' },
  });
  expect(await api.ended).toBe(1);
  expect(api.stderr()).toBe(
    'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID, or S3_REGION is another. Correct them.\n',
  );
  expect(existsSync(dataFolder)).toBe(false);
});
