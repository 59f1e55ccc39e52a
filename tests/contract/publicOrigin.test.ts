import { expect, test } from 'vitest';
import { insecureNotice, readPublicOrigin } from '@afterglow/operation/publicOrigin';

const readProduction = (env: Record<string, string>) => readPublicOrigin(env, true, 'http://localhost:3000');
const PUBLIC_ORIGIN = 'http://site.example';

test('the demo may use http, by default on localhost', () => {
  expect(readPublicOrigin({}, false, 'http://localhost:3000').publicOrigin).toBe('http://localhost:3000');
  expect(readPublicOrigin({ PUBLIC_ORIGIN }, false, '').publicOrigin).toBe(PUBLIC_ORIGIN);
});

test('production requires https', () => {
  expect(readProduction({ PUBLIC_ORIGIN: ' HTTPS://Site.example:443/ ' })).toEqual({
    publicOrigin: 'https://site.example',
    insecureOrigin: '',
  });
  expect(() => readProduction({})).toThrow('PROFILE=production needs PUBLIC_ORIGIN');
  expect(() => readProduction({ PUBLIC_ORIGIN })).toThrow('PUBLIC_ORIGIN is "http://site.example", and over http');
});

test.each(['', ' ', '1', 'yes', 'because so', 'true\n'])('%j is not a valid reason for http', (INSECURE_ORIGIN) =>
  expect(() => readProduction({ PUBLIC_ORIGIN, INSECURE_ORIGIN })).toThrow('say why not in INSECURE_ORIGIN'),
);

test('production may use http with a reason, which is logged', () => {
  const INSECURE_ORIGIN = 'an onion service, encrypted by Tor itself';
  const read = readProduction({ PUBLIC_ORIGIN, INSECURE_ORIGIN });
  expect(read).toEqual({ publicOrigin: PUBLIC_ORIGIN, insecureOrigin: INSECURE_ORIGIN });
  expect(insecureNotice(read)).toContain(INSECURE_ORIGIN);
});

test.each(['site', 'ftp://site.example', 'https://site.example/path', 'https://user:word@site.example', 'https://['])(
  '%s is not an origin',
  (text) => expect(() => readPublicOrigin({ PUBLIC_ORIGIN: text }, false, '')).toThrow(`PUBLIC_ORIGIN is "${text}"`),
);
