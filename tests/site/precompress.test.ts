import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { testSite, type TestSite } from './testSite.ts';

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
    return { answer, bytes, html: brotliDecompressSync(bytes).toString() };
  }
  const policyOf = ({ answer }: Awaited<ReturnType<typeof visit>>) => answer.headers.get('content-security-policy');

  test.each(['/', '/videos/longest/1/', `/video/${standard.id}/${standard.dir}/`, '/categories/', '/nowhere/'])(
    '%s is the same to every visitor, compressed once or for each',
    async (path) => {
      const site = testSite();
      const first = await visit(site, path);
      const second = await visit(site, path, { 'x-country': 'jp', 'x-forwarded-for': '203.0.113.77' });
      expect(second.answer.headers.get('content-length'), 'compressed before').toBe(String(second.bytes.length));
      expect(second.html).toBe(first.html);
      expect(policyOf(second)).toBe(policyOf(first));
      expect(second.bytes.length).toBeLessThan(first.bytes.length);
      expect((await visit(site, path)).bytes.equals(second.bytes), 'one buffer').toBe(true);
    },
  );

  test('is kept for each appearance, and names the country beside it', async () => {
    const site = testSite();
    for (const [cookie, country, attributes] of [
      ['theme=light', 'ca', 'data-theme="light"'],
      ['theme=system; discreet=on', 'jp', 'data-theme="system" data-discreet=""'],
      ['theme=light; density=compact', 'ca', 'data-theme="light" data-density="compact"'],
      ['discreet=titles; density=list', 'jp', 'data-theme="dark" data-discreet="titles" data-density="list"'],
      ['theme=light; theatre=on', 'ca', 'data-theme="light" data-theatre=""'],
      ['theme=dark; density=cosy; theatre=off', 'nz', 'data-theme="dark"'],
    ] as const) {
      await visit(site, '/categories/', { cookie, 'x-country': 'ca' });
      const { answer, html } = await visit(site, '/categories/', { cookie, 'x-country': country });
      expect(answer.headers.has('content-length')).toBe(true);
      expect(answer.headers.get('server-timing')).toBe(`country;desc="${country}"`);
      expect(html).toMatch(new RegExp(`^<!doctype html><html lang="en" ${attributes}[ >]`));
      expect(html).not.toContain(`"${country}"`);
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
