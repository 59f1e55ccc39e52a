import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../site/server/settings.ts';
import { siteTimes, timesOf } from '../../site/server/times.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test('every setting has a default', () => {
  const { trustsProxy, policy, dataDir, site, ...rest } = readSettings({});
  expect(rest).toEqual({
    profile: 'demo',
    host: '127.0.0.1',
    port: 3000,
    maxRequests: 200,
    apiPort: 3001,
    apiOrigin: null,
    apiIsBundled: true,
    publicOrigin: 'http://localhost:3000',
    insecureOrigin: '',
    mediaHosts: [],
    adHosts: [],
    analyticsHosts: [],
    demoPartners: 'on',
    feedUrl: null,
    player: 'own',
    supervises: false,
    testDocumentWaitMs: null,
    logFormat: 'text',
    metricsPort: null,
    metricsHost: '127.0.0.1',
    logLevel: 'warn',
    countryHeader: 'x-country',
    defaultCountry: 'ca',
  });
  expect(dataDir).toBe(join(process.cwd(), '.data'));
  expect(site).toMatchObject({ brand: { name: 'Afterglow' }, accentCss: '', mark: null });
  expect(policy).toMatchObject({ unknown: 'verify', otherwise: 'off', campaignExemption: 'off' });
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1'].map(trustsProxy)).toEqual([true, true, true, false]);
});

test('production logs every request as JSON, and the demo only what went wrong, as text', () => {
  const production = { PROFILE: 'production', PUBLIC_ORIGIN: 'https://site.example' };
  expect(readSettings(production)).toMatchObject({ logFormat: 'json', logLevel: 'info' });
  expect(readSettings({ ...production, LOG_FORMAT: 'text' })).toMatchObject({ logFormat: 'text', logLevel: 'warn' });
  expect(readSettings({ LOG_LEVEL: 'debug' })).toMatchObject({ logFormat: 'text', logLevel: 'debug' });
});
test('tests alone let a document wait for what it can do without', () => {
  expect(timesOf(readSettings({}))).toEqual(siteTimes);
  const timesWith = (waitMs: number) => timesOf(readSettings({ TEST_DOCUMENT_WAIT_MS: String(waitMs) }));
  const all = (ms: number) => ({ deferredMs: ms, identityMs: ms, factsMs: ms, readMs: ms, partnerMs: ms });
  expect(timesWith(60_000)).toEqual({ ...siteTimes, ...all(60_000) });
  const { readMs } = siteTimes;
  expect(timesWith(3_000), 'a slow API is not given up sooner').toEqual({ ...siteTimes, ...all(3_000), readMs });
  const production = { PROFILE: 'production', PUBLIC_ORIGIN: 'https://site.example' };
  expect(() => readSettings({ ...production, TEST_DOCUMENT_WAIT_MS: '1' })).toThrow(/for tests alone/);
});
test('in production the default country is unknown', () =>
  expect(readSettings({ PROFILE: 'production', PUBLIC_ORIGIN: 'https://site.example' }).defaultCountry).toBe(''));
test('a country may be upper case', () => expect(readSettings({ DEFAULT_COUNTRY: 'DE' }).defaultCountry).toBe('de'));
test('the public origin follows the port', () =>
  expect(readSettings({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080'));
test('an empty setting counts as unset', () =>
  expect(readSettings({ PORT: '', API_ORIGIN: '', POLICY_FILE: '', HOST: '' })).toMatchObject({
    port: 3000,
    apiOrigin: null,
    host: '127.0.0.1',
  }));
test('origins are normalized', () =>
  expect(readSettings({ API_ORIGIN: 'https://Api.Example:443/' }).apiOrigin).toBe('https://api.example'));
test('media hosts are separated by spaces or commas', () => {
  expect(readSettings({ MEDIA_HOSTS: 'media.example https://*.cdn.example,localhost:9000' }).mediaHosts).toEqual([
    'media.example',
    'https://*.cdn.example',
    'localhost:9000',
  ]);
});
test('pages may load from the bucket that videos are stored in, where browsers find it', () => {
  const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'word', MEDIA_HOSTS: 'media.example' };
  expect(readSettings({ ...key, S3_URL: 'https://s3.example.org/videos' }).mediaHosts).toEqual([
    'media.example',
    'https://s3.example.org',
  ]);
  const inside = { ...key, S3_URL: 'http://minio:9000/videos', S3_PUBLIC_URL: 'https://videos.example.org/' };
  expect(readSettings(inside).mediaHosts).toEqual(['media.example', 'https://videos.example.org']);
});

describe('an invalid setting is reported in one sentence:', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty", which is no port. Use a number from 0 to 65535.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud". Use trace or debug or info or warn or error or fatal or silent.'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT is "on", which is no port.'],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT is "xml". Use json or text.'],
    [{ MAX_REQUESTS: '0' }, 'MAX_REQUESTS is "0". Use a number from 1 to 999999.'],
    [{ PORT: '65536' }, 'PORT is "65536"'],
    [{ PORT: '-1' }, 'PORT is "-1"'],
    [{ PORT: '80.5' }, 'PORT is "80.5"'],
    [{ API_PORT: '1e3' }, 'API_PORT is "1e3"'],
    [
      { API_ORIGIN: 'api.example' },
      'API_ORIGIN is "api.example", which is no origin. Write it as https://host or http://host:port, without a path.',
    ],
    [{ API_ORIGIN: 'https://api.example/v1' }, 'API_ORIGIN'],
    [{ API_ORIGIN: 'https://api.example?key=1' }, 'API_ORIGIN'],
    [{ API_ORIGIN: 'https://user:word@api.example' }, 'API_ORIGIN'],
    [{ API_ORIGIN: 'ftp://api.example' }, 'API_ORIGIN'],
    [{ API_ORIGIN: 'https://[' }, 'API_ORIGIN'],
    [{ PUBLIC_ORIGIN: 'site' }, 'PUBLIC_ORIGIN is "site"'],
    [{ PROFILE: 'staging' }, 'PROFILE is "staging". Use demo or production.'],
    [
      { DEFAULT_COUNTRY: 'Canada' },
      'DEFAULT_COUNTRY is "Canada". Use a country\'s two letters such as ca, or nothing for unknown.',
    ],
    [{ DEFAULT_COUNTRY: 'xx' }, 'DEFAULT_COUNTRY is "xx"'],
    [{ PROFILE: 'production' }, 'PROFILE=production needs PUBLIC_ORIGIN'],
    [{ PROFILE: 'production', PUBLIC_ORIGIN: 'http://site.example' }, 'Use https:// in production'],
    [
      { MEDIA_HOSTS: "media.example; script-src 'unsafe-inline'" },
      'MEDIA_HOSTS holds "media.example;", which is no host.',
    ],
    [{ MEDIA_HOSTS: 'https://media.example/pictures' }, 'MEDIA_HOSTS holds'],
    [{ MEDIA_HOSTS: '*' }, 'MEDIA_HOSTS holds'],
    [{ S3_URL: 's3.example.org/videos' }, 'S3_URL is no address of a bucket. Write it such as https://'],
    [{ S3_URL: 's3://videos' }, 'S3_URL is no address of a bucket.'],
    [{ S3_URL: 'https://s3.example.org/videos?key=a-secret-word' }, 'S3_URL is no address of a bucket.'],
    [{ S3_URL: 'https://id:a-secret-word@s3.example.org/videos' }, 'S3_URL holds a key,'],
    [{ S3_URL: 'https://s3.example.org/videos', S3_PUBLIC_URL: 'cdn' }, 'S3_PUBLIC_URL is no address of a bucket.'],
    [{ S3_ACCESS_KEY_ID: 'id' }, 'S3_ACCESS_KEY_ID is set but S3_URL is not,'],
    [
      { S3_URL: 'http://minio:9000/videos', PUBLIC_ORIGIN: 'https://site.example' },
      'Browsers load no videos from http into pages on https. Set S3_PUBLIC_URL to an address of the bucket that begins with https://.',
    ],
    [{ COUNTRY_HEADER: 'x country' }, 'COUNTRY_HEADER is "x country", which cannot be a header\'s name.'],
    [{ TRUSTED_PROXIES: 'loopback, proxy.example' }, 'TRUSTED_PROXIES holds "proxy.example", which is no address.'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES holds "10.0.0.0/33"'],
    [{ SITE_FILE: '/nowhere/site.json' }, 'The site file /nowhere/site.json cannot be read.'],
    [{ POLICY_FILE: '/nowhere/policy.json' }, 'The policy file /nowhere/policy.json cannot be read.'],
    [{ POLICY_FILE: file('broken.json', '{') }, 'is not JSON.'],
    [
      { POLICY_FILE: file('mode.json', '{"countries":{"de":"maybe"}}') },
      'has values that are not known at: countries.de.',
    ],
    [{ POLICY_FILE: file('field.json', '{"contries":{}}') }, 'has values that are not known at: top level.'],
  ])('%j', (env, sentence) => {
    let message = '';
    try {
      readSettings(env);
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect(message).toContain(sentence);
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(message).not.toContain('\n');
    expect(message).not.toContain('a-secret-word');
  });
});

test("an operator's policy is merged with the default one", () => {
  const { policy } = readSettings({
    POLICY_FILE: file('policy.json', '{"countries":{"ca":"notice"},"campaignExemption":"spec"}'),
  });
  expect(policy.countries).toMatchObject({ ca: 'notice', de: 'notice', gb: 'verify' });
  expect(policy).toMatchObject({ campaignExemption: 'spec', unknown: 'verify' });
});
