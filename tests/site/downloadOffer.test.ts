/** The ways in which a guest may download (D57, R103, R106). */
import { expect, test } from 'vitest';
import { askedLanguage, downloadOffer } from '../../site/device/downloadOffer.ts';

const brand = {
  telegram: 'https://telegram.example/',
  iosApp: 'https://apps.example/',
  extension: 'https://extension.example/',
};
const agents = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  android:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
};
const device = (agent: keyof typeof agents, maxTouchPoints = 0) => ({ userAgent: agents[agent], maxTouchPoints });

test.each(['chrome', 'iphone', 'android'] as const)('in Russian the channel comes first, on %s, too', (agent) =>
  expect(downloadOffer('ru', device(agent), brand)).toEqual({ kind: 'telegram', href: brand.telegram }),
);

test.each([
  ['an iPhone', device('iphone', 5)],
  ['an iPad, which calls itself a Mac', device('safari', 5)],
])('%s is offered the app', (_, given) =>
  expect(downloadOffer('en', given, brand)).toEqual({ kind: 'ios', href: brand.iosApp }),
);

test.each([
  ['chrome', 'Chrome'],
  ['edge', 'Edge'],
  ['firefox', 'Firefox'],
] as const)('%s is offered its extension by name', (agent, browser) =>
  expect(downloadOffer('de', device(agent), brand)).toEqual({
    kind: 'extension',
    extension: { browser, href: brand.extension },
  }),
);

test.each(['safari', 'android'] as const)('%s, which has no such extension, is only asked to sign in', (agent) =>
  expect(downloadOffer('en', device(agent), brand)).toEqual({ kind: 'extension', extension: undefined }),
);

test('what the site has no address for is not offered', () => {
  const none = { telegram: null, iosApp: null, extension: null };
  for (const agent of ['chrome', 'iphone'] as const)
    expect(downloadOffer('ru', device(agent), none)).toEqual({ kind: 'extension', extension: undefined });
});

test.each([
  ['lang=ru', null, 'ru'],
  ['', 'ru', 'ru'],
  ['lang=ru', 'de', 'ru'],
  ['lang=de', 'ru', 'de'],
  ['lang=xx', 'ru', 'ru'],
  ['lang=toString', 'ru', 'ru'],
  ['', 'xx', null],
  ['', null, null],
])('the address ?%s and the choice %s ask for %s', (query, kept, language) =>
  expect(askedLanguage(new URLSearchParams(query), kept)).toBe(language),
);
