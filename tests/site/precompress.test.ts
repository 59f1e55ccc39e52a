import { brotliDecompressSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { precompress, precompressedFor, type SlotLengths } from '../../site/runtime/server/precompress.ts';
import { fillSlots, type SlottedPage, type Slots } from '../../site/runtime/server/slots.ts';
import { testSite, type TestSite } from './testSite.ts';

const lengths: SlotLengths = { nonce: 24, theme: 36, config: 200 };
const slotNames = ['nonce', 'theme', 'config'] as const;

const bytesOf = (page: SlottedPage, slots: Slots): Buffer => Buffer.concat(fillSlots(page, slots));
const filledWith = (letter: string): Slots => ({
  nonce: letter.repeat(lengths.nonce),
  theme: letter.repeat(lengths.theme),
  config: letter.repeat(lengths.config),
});

/** Generates text as repetitive as markup, in which slots may resemble the text around them. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('<style nonce="', '"></style>', '<article><a href="/video/', ' nonce="', 'xxxx', 'ä夕🌊'),
      fc.string({ unit: 'grapheme' }),
    ),
    { minLength: 1, maxLength: 40 },
  )
  .map((words) => `<>${words.join('')}`);
const pages: fc.Arbitrary<SlottedPage> = fc
  .record({ start: text, slots: fc.array(fc.tuple(fc.constantFrom(...slotNames), text), { maxLength: 9 }) })
  .map(({ start, slots }) =>
    [start, ...slots.map(([, following]) => following)].map((one, index) => {
      const [slot] = slots[index] ?? [];
      return { text: Buffer.from(one), ...(slot && { slot }) };
    }),
  );
const value = (length: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme-ascii', minLength: length, maxLength: length }),
    fc.constantFrom('x', '=', '<', '"', ' ').map((letter) => letter.repeat(length)),
  );
const values: fc.Arbitrary<Slots> = fc.record({
  nonce: value(lengths.nonce),
  theme: value(lengths.theme),
  config: value(lengths.config),
});

describe('a page compressed once', () => {
  test(
    'decompresses to the page for any values of its slots',
    () =>
      fc.assert(
        fc.asyncProperty(pages, fc.array(values, { minLength: 1, maxLength: 4 }), async (page, all) => {
          const compressed = await precompress(page, lengths);
          // A placeholder may resemble another text by chance; the next attempt uses another placeholder.
          for (const slots of all)
            expect(compressed && brotliDecompressSync(bytesOf(compressed.page, slots)).toString()).toBe(
              compressed && bytesOf(page, slots).toString(),
            );
        }),
        { numRuns: 40 },
      ),
    // The best level of Brotli takes 50 ms for the smallest pages, and several times as long on a busy machine.
    60_000,
  );

  test('does not depend on what its placeholders are by chance', async () => {
    const page: SlottedPage = [
      { text: part('<!doctype html><html '), slot: 'theme' },
      { text: part('><head><script nonce="'), slot: 'nonce' },
      { text: part('">hello</script><b>'), slot: 'config' },
      { text: part(`</b>${'abc <p>words'.repeat(50)}`) },
    ];
    const all = await Promise.all(
      Array.from({ length: 400 }, () => precompress(page, { nonce: 24, theme: 44, config: 200 })),
    );
    expect(all.filter((one) => one === null)).toEqual([]);
  });

  test('is as small as a page compressed by itself', async () => {
    const page: SlottedPage = [
      { text: Buffer.from('<style nonce="'), slot: 'nonce' },
      { text: Buffer.from(`">${'<article>An evening by the lake</article>'.repeat(4_000)}`) },
    ];
    const compressed = await precompress(page, lengths);
    expect(compressed && bytesOf(compressed.page, filledWith('a')).length).toBeLessThan(500);
  });

  const part = (letters: string) => Buffer.from(letters);
  test.each<[string, SlottedPage, SlotLengths]>([
    ['ends with a slot', [{ text: part('<p>'), slot: 'nonce' }, { text: part('') }], lengths],
    [
      'has two slots side by side',
      [{ text: part('<p>'), slot: 'nonce' }, { text: part('"'), slot: 'theme' }, { text: part('</p>') }],
      lengths,
    ],
    ['has an empty slot', [{ text: part('<p>'), slot: 'nonce' }, { text: part('</p>') }], { ...lengths, nonce: 0 }],
    [
      'has a slot longer than a meta-block',
      [{ text: part('<p>'), slot: 'config' }, { text: part('</p>') }],
      { ...lengths, config: 65_535 },
    ],
  ])('does not exist for one that %s', async (_, page, slotLengths) => {
    expect(await precompress(page, slotLengths)).toBeNull();
  });

  test('may have text that does not compress', async () => {
    const noise = fc.sample(fc.string({ unit: 'binary', minLength: 60_000 }), { numRuns: 1, seed: 1 }).join('');
    const page: SlottedPage = [{ text: part('<p>'), slot: 'nonce' }, { text: part(`</p>${noise}`) }];
    const compressed = await precompress(page, lengths);
    const slots = filledWith('a');
    expect(compressed && brotliDecompressSync(bytesOf(compressed.page, slots)).equals(bytesOf(page, slots))).toBe(true);
  });

  test('may have slots as long as a meta-block', async () => {
    const page: SlottedPage = [{ text: part('<p>'), slot: 'config' }, { text: part('</p>') }];
    const slots = { ...filledWith('a'), config: 'é'.repeat(32_767) };
    const compressed = await precompress(page, { ...lengths, config: 65_534 });
    expect(compressed && brotliDecompressSync(bytesOf(compressed.page, slots)).equals(bytesOf(page, slots))).toBe(true);
  });

  test('does not serve slots of another length', async () => {
    const page: SlottedPage = [{ text: part('<p>'), slot: 'config' }, { text: part('</p>') }];
    expect(await precompressedFor(page, filledWith('a'))).not.toBeNull();
    expect(await precompressedFor(page, filledWith('b'))).toBe(await precompressedFor(page, filledWith('a')));
    expect(await precompressedFor(page, { ...filledWith('a'), config: '{}' })).toBeNull();
  });
});

describe('a cached page', () => {
  // With real timers, a busy machine could delay deferred reads, and a page without them is not compressed for later
  // visitors.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const { standard } = fullVideos;
  const brotli = { 'accept-encoding': 'gzip, deflate, br' };

  async function visit(site: TestSite, path: string, headers: Record<string, string> = {}) {
    const answer = await site.visit(path, { headers: { ...brotli, ...headers } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    return { answer, bytes, nonce, html: brotliDecompressSync(bytes).toString() };
  }

  test.each(['/', '/videos/longest/1/', `/video/${standard.id}/${standard.dir}/`, '/categories/', '/nowhere/'])(
    '%s is the same to every visitor, compressed once or for each',
    async (path) => {
      const site = testSite();
      const [first, second] = [await visit(site, path), await visit(site, path)];
      expect(second.answer.headers.get('content-length'), 'compressed before').toBe(String(second.bytes.length));
      expect(second.html.replaceAll(second.nonce, 'N')).toBe(first.html.replaceAll(first.nonce, 'N'));
      expect(second.nonce).not.toBe(first.nonce);
      expect(second.bytes.length).toBeLessThan(first.bytes.length);
    },
  );

  test('has the nonce, the appearance and the country of each visitor', async () => {
    const site = testSite();
    await visit(site, '/categories/');
    for (const [cookie, country, attributes] of [
      ['theme=light', 'ca', 'data-theme="light"'],
      ['theme=system; discreet=on', 'jp', 'data-theme="system" data-discreet=""'],
      ['theme=light; density=compact', 'ca', 'data-theme="light" data-density="compact"'],
      ['discreet=titles; density=list', 'jp', 'data-theme="dark" data-discreet="titles" data-density="list"'],
      ['theme=light; theatre=on', 'ca', 'data-theme="light" data-theatre=""'],
      ['theme=dark; density=cosy; theatre=off', 'nz', 'data-theme="dark"'],
    ] as const) {
      const { answer, html, nonce } = await visit(site, '/categories/', { cookie, 'x-country': country });
      // In discreet mode the title of the tab has another length, so these pages are compressed for each visitor.
      expect(answer.headers.has('content-length')).toBe(!cookie.includes('discreet'));
      expect(html).toMatch(new RegExp(`^<!doctype html><html lang="en" ${attributes}[ >]`));
      expect(new Set(html.match(/ nonce="[^"]*"/g))).toEqual(new Set([` nonce="${nonce}"`]));
      const [, config = ''] = /id="page-config">(.*?)<\/script>/.exec(html) ?? [];
      expect(JSON.parse(config)).toMatchObject({ country_code: country });
    }
  });

  test('is compressed as accepted', async () => {
    const site = testSite();
    await visit(site, '/categories/');
    const encoding = async (accepted: string) =>
      (await site.visit('/categories/', { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding');
    expect([await encoding('gzip'), await encoding('br;q=0, gzip'), await encoding('identity')]).toEqual([
      'gzip',
      'gzip',
      null,
    ]);
  });
});
