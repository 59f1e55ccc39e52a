import './production.ts';
import { expect, test } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { withHiddenTab } from '../../site/server/hiddenTab.ts';
import { testSite } from './testSite.ts';

test.each(['on', 'titles'])(
  'the tab of a visitor who is discreet (%s) tells nothing, also from a cached page',
  async (discreet) => {
    const { visit } = testSite();
    for (const cookie of ['', `discreet=${discreet}`, '']) {
      const answer = await visit('/categories/', { headers: { cookie, 'accept-encoding': 'br' } });
      const html = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
      const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      const icon = /<link rel="icon"[^>]* href="([^"]*)"/.exec(html)?.[1] ?? '';
      if (cookie === '') expect([title, icon]).toEqual([expect.stringMatching(/categor/i), '/favicon.svg']);
      else expect([title, icon]).toEqual(['Start page', expect.stringMatching(/^data:/)]);
    }
  },
);

test('its own title is kept letter for letter', async () => {
  const own = '&quot;$1 $&amp;&quot; – Ελένη';
  const document = `<head><title>${own}</title><link rel="icon" href="/a.svg" type="image/svg+xml">`;
  expect(await withHiddenTab(document, 'de')).toMatch(
    `<title data-own="${own}">Startseite</title><link rel="icon" data-own="/a.svg" href="data:`,
  );
});
