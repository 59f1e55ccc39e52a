import { createHash } from 'node:crypto';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cacheTtlMs } from '../../../site/runtime/server/pageCache.ts';
import { serverOf } from '../../../site/runtime/server/listen.ts';
import { closeServer, listen } from '../../tools/server.ts';
import { stonesPage, stonePage, table } from './toyPages.tsx';
import { toyApi } from './toyApi.ts';
import { toyServer } from './toyServer.tsx';

afterEach(() => void vi.useRealTimers());

function toySite() {
  const api = toyApi();
  const site = toyServer(api);
  const visit = (path: string, init?: RequestInit) => site.fetch(new Request(`http://quarry.example${path}`, init));
  return { ...api, site, visit, page: async (path: string, init?: RequestInit) => (await visit(path, init)).text() };
}

const headingIn = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];
const dataIn = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null');

describe('the address of a page', () => {
  test('is written as it is read', () => {
    for (const href of ['/stones/3/', '/stone/12/', '/note/']) {
      const route = table.matchRoute(href, new URLSearchParams());
      expect(route?.page.href(route.props as never)).toBe(href);
    }
    expect(stonesPage.sitemap()).toEqual(['/stones/1/']);
    expect(stonePage.inMenu).toBe(false);
  });

  test.each(['/stones/0/', '/stones/1', '/Stone/1/', '/stone/', '/stone/1/2/', '/stone/%31/'])(
    '%s is none, and nothing is asked for it',
    async (path) => {
      const { asked, visit } = toySite();
      const response = await visit(path);
      expect([response.status, headingIn(await response.text())]).toEqual([404, 'No such page']);
      expect(asked).toEqual([]);
    },
  );

  test('has a short form, which leads to it', async () => {
    const response = await toySite().visit('/stones/');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/stones/1/']);
  });
});

describe('a list', () => {
  test('is complete without script, and leads to what it lists by addresses', async () => {
    const { asked, page } = toySite();
    const html = await page('/stones/1/');
    expect(html).toContain('<title>Stones, page 1</title>');
    expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/stone/1/',
      '/stone/2/',
      '/stone/3/',
    ]);
    expect(html).toContain('The sky is clear.');
    expect(asked.toSorted()).toEqual(['/quarry/stones.1.json', '/quarry/weather.json']);
  });

  test('brings what it was rendered from, whatever that contains', async () => {
    const html = await toySite().page('/stones/1/', { headers: { cookie: 'user=Rosa' } });
    expect(dataIn(html, 'page-answers')).toMatchObject({
      '/quarry/stones.1.json': { state: 'ready', value: [{}, { name: 'Chalk </script><b>' }, { name: 'Żwir' }] },
      '/quarry/weather.json': { state: 'ready', value: { sky: 'clear' } },
    });
    expect(dataIn(html, 'page-config')).toEqual({ quarry: 'North </script>', user: { name: 'Rosa' } });
    expect(html.match(/<script[^>]*>/g)).toHaveLength(3);
  });
});

describe('a guest’s page', () => {
  test('is kept for other guests, and never for members', async () => {
    const { asked, page } = toySite();
    const [first, second] = [await page('/stone/1/'), await page('/stone/1/?gravel=1')];
    expect(second).toBe(first);
    expect(asked).toHaveLength(1);
    await page('/stone/1/', { headers: { cookie: 'user=Rosa' } });
    await page('/stone/1/', { headers: { cookie: 'user=Rosa' } });
    expect(asked).toHaveLength(3);
    await page('/note/');
    expect(headingIn(await page('/note/'))).toBe('Leave a note');
  });

  test('is shown for a while after its time if the API fails, and the failure is not kept', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { state, visit, page } = toySite();
    await page('/stone/1/');
    state.isDown = true;
    vi.setSystemTime(Date.now() + cacheTtlMs + 1);
    expect((await visit('/stone/1/')).status).toBe(200);
    const other = await visit('/stone/3/');
    expect([other.status, headingIn(await other.text())]).toEqual([
      503,
      'The quarry does not answer. Come back later.',
    ]);
    state.isDown = false;
    expect(headingIn(await page('/stone/3/'))).toBe('Żwir');
  });

  test('is what is left when the API has no such thing', async () => {
    const response = await toySite().visit('/stone/9/');
    expect([response.status, headingIn(await response.text())]).toEqual([404, 'Nothing lies here.']);
  });
});

describe('a form without script', () => {
  const send = (text: string) => {
    const body = new URLSearchParams([
      ['text', text],
      ['tools', 'pick'],
      ['tools', 'shovel'],
    ]);
    return { method: 'POST', body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
  };

  test('is sent to the API, and leads back to its page', async () => {
    const { asked, visit } = toySite();
    const response = await visit('/note/', send('Mind the step'));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/note/']);
    expect(asked).toEqual(['/quarry/note text=Mind+the+step&tools=pick%2Cshovel']);
  });

  test('comes back with what was typed and a sentence, and only to whom it belongs', async () => {
    const { visit, page } = toySite();
    const response = await visit('/note/', send(''));
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('<p role="alert">An empty note helps nobody. Write a word.</p>');
    expect(await page('/note/')).not.toContain('alert');
  });
});

describe('a document on its way', () => {
  test('has a policy that allows its own inline scripts, and no others', async () => {
    const response = await toySite().visit('/stones/1/');
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(response.headers.get('content-security-policy')).toBe(`script-src 'sha256-${hash}'`);
  });

  const brotli = { headers: { 'accept-encoding': 'br' } };

  test('begins with all that stands before its title', async () => {
    const reader = (await toySite().visit('/stones/1/', brotli)).body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    const begun = createBrotliDecompress();
    const start = new Promise<string>((resolve) => begun.once('data', (text: Buffer) => resolve(text.toString())));
    begun.write(value);
    expect(await start).toMatch(/^<!doctype html><html lang="en">[^]*initial-scale=1">$/);
    await reader?.cancel();
  });

  test('is compressed once for all who come later', async () => {
    const { visit, page } = toySite();
    const plain = await page('/stones/1/');
    const response = await visit('/stones/1/', brotli);
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(brotliDecompressSync(body).toString()).toBe(plain);
  });

  test('is sent over a connection as it is to anybody else, with the headers of the server', async () => {
    const { site, page } = toySite();
    const plain = await page('/stones/1/');
    const server = serverOf(site, { headers: { 'X-Quarry': 'North' } });
    const address = `http://127.0.0.1:${await listen(server)}/stones/1/`;
    try {
      const response = await fetch(address);
      expect([response.headers.get('x-quarry'), await response.text()]).toEqual(['North', plain]);
      expect(await (await fetch(address, { method: 'HEAD' })).text()).toBe('');
    } finally {
      await closeServer(server);
    }
  });
});
