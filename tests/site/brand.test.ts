/** A site with its own brand, from its site file. */
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import lanternFile from '@afterglow/contract/lanternSite.json' with { type: 'json' };
import { demoSite } from '@afterglow/contract/siteFile';
import { pictureOf } from '../../site/shell/images.ts';
import { readSettings } from '../../site/server/settings.ts';
import { root } from '../tools/repository.ts';
import { testSite } from './testSite.ts';

/** Draws the same searches for each page, so that a page has the same size each time. */
vi.mock('node:crypto', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:crypto')>()),
  randomBytes: (length: number) => Buffer.alloc(length, 7),
}));

const SITE_FILE = join(root, 'fixtures/contract/lanternSite.json');
const folder = mkdtempSync(join(tmpdir(), 'afterglow-brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (change: object): string => {
  const path = join(folder, 'site.json');
  writeFileSync(path, JSON.stringify({ ...lanternFile, mark: null, ...change }));
  return path;
};

const brandJson = (html: string): string =>
  /<script type="application\/json" id="page-config">\{"brand":(\{.*?\}),"seed":/.exec(html)?.[1] ?? '';

/** Matches all names of the demo, except those in the API's own catalogue. */
const demoOnly = new RegExp(
  [demoSite.brand.name, ...demoSite.brand.sisterSites.map(({ name }) => name), 'afterglow-gay', 'rtalabel', 'wikipedia']
    .map((text) => `\\b${text}\\b`)
    .join('|'),
  'i',
);

test.each([
  ['the home page', '/', {}],
  ['a list', '/videos/longest/1/', {}],
  ['a page that does not exist', '/nothing-here/', {}],
  ['a page behind the age notice', '/', { 'x-country': 'de' }],
  ['the age check', '/', { 'x-country': 'gb' }],
])('%s shows the operator’s brand and nothing of the demo', async (_, path, headers) => {
  const html = await testSite(undefined, { SITE_FILE }).page(path, { headers });
  expect(html).toContain('Lantern House');
  expect(html).toMatch(/<link rel="icon" href="\/mark\.[\da-f]{10}\.svg" type="image\/svg\+xml">/);
  expect(html).toContain('--c-accent:#0f6f78');
  expect(html).toContain('data-theme="light"');
  expect(html).toContain('href="https://weather.example/"');
  expect(html.match(demoOnly)?.[0]).toBeUndefined();
});

test('two brands are served by the same code at the same time', async () => {
  const [demo, lantern] = [testSite(), testSite(undefined, { SITE_FILE })];
  expect(await lantern.page('/')).toContain('<title>Lantern House');
  expect(await demo.page('/')).toContain('<title>Afterglow');
});

test('the mark is served as a picture that cannot act', async () => {
  const { visit } = testSite(undefined, { SITE_FILE });
  const { site } = readSettings({ SITE_FILE });
  const response = await visit(site.mark?.path ?? '');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<svg');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
});

test('the brand adds at most 730 bytes to a page, and never who runs the site', async () => {
  for (const env of [{}, { SITE_FILE }]) {
    const html = await testSite(undefined, env).page('/videos/longest/1/');
    const json = brandJson(html);
    expect(JSON.parse(json)).toMatchObject({ name: env.SITE_FILE === undefined ? 'Afterglow' : 'Lantern House' });
    const size = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
    expect(size(html) - size(html.replace(json, ''))).toBeLessThanOrEqual(730);
    expect(html).not.toContain('recordsKeeper');
    expect(html).not.toContain('Delft');
  }
});

test('an age check carries no brand beyond what it shows', async () => {
  const html = await testSite(undefined, { SITE_FILE }).page('/', { headers: { 'x-country': 'gb' } });
  expect(brandJson(html)).toBe('');
});

test.each([
  [
    { accent: { dark: '#5a1d20', light: '#0f6f78' } },
    /^The accent in the site file .* cannot be read everywhere: dark: accent on ground is/,
  ],
  [{ mark: 'missing.svg' }, /^The mark .*missing\.svg cannot be read\./],
  [{ editorRow: { name: 'Ours', href: '/signup/' } }, /editorRow\.href must be the path of a list of videos/],
  [{ editorRow: { name: 'Ours', href: 'https://elsewhere.example/' } }, /editorRow\.href must be a path of this site/],
  [{ mark: '../../etc/passwd' }, /mark must be the path of an \.svg file/],
])('%j is refused at start in one sentence', (change, sentence) => {
  expect(() => readSettings({ SITE_FILE: write(change) })).toThrow(sentence);
});

test('pictures come in the sizes that the media host offers, wherever it is', () => {
  const sizes = { path: '/p/*/{size}.v2.jpg', widths: { small: 320, large: 960 }, avif: false };
  const origin = 'https://site.example';
  expect(pictureOf('https://media.example/p/7/large.v2.jpg', origin, [sizes])).toEqual({
    src: 'https://media.example/p/7/large.v2.jpg',
    srcSet: 'https://media.example/p/7/small.v2.jpg 320w, https://media.example/p/7/large.v2.jpg 960w',
  });
  expect(pictureOf(`${origin}/p/7/small.v2.jpg`, origin, [{ ...sizes, avif: true }])).toEqual({
    src: '/p/7/small.v2.jpg',
    srcSet: '/p/7/small.v2.jpg 320w, /p/7/large.v2.jpg 960w',
    avifSrcSet: '/p/7/small.v2.avif 320w, /p/7/large.v2.avif 960w',
    withoutAvif: '/p/7/large.v2.jpg',
  });
  for (const other of ['/p/7/8/large.v2.jpg', '/p/7/largeXv2.jpg', '/p/7/huge.v2.jpg', '/q/p/7/large.v2.jpg'])
    expect(pictureOf(other, origin, [sizes])).toEqual({ src: other });
});

test('of several kinds of pictures each comes in the sizes of its own', () => {
  const kinds = [
    { path: '/drawn/*/{size}.jpg', widths: { a: 288, b: 640, c: 1280 }, avif: true },
    { path: '/sent/{size}/*.jpg', widths: { a: 288, b: 640 }, avif: false },
  ];
  expect(pictureOf('/drawn/7/a.jpg', 'https://site.example', kinds)).toMatchObject({ withoutAvif: '/drawn/7/b.jpg' });
  expect(pictureOf('/sent/a/7.jpg', 'https://site.example', kinds)).toEqual({
    src: '/sent/a/7.jpg',
    srcSet: '/sent/a/7.jpg 288w, /sent/b/7.jpg 640w',
  });
});
