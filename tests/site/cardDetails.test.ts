import { expect, test } from 'vitest';
import { testSite } from './testSite.ts';

test('a list says more of each video to a visitor who sees one a row, and to nobody else', async () => {
  const site = testSite();
  const detailsOf = async (cookie: string) => {
    const html = await (await site.visit('/videos/longest/1/', { headers: { cookie } })).text();
    return html.match(/<p data-part="card-about"/g)?.length ?? 0;
  };
  // Twice, as the page is then kept.
  for (let times = 0; times < 2; times += 1) {
    expect(await detailsOf('density=list')).toBeGreaterThan(10);
    expect(await detailsOf('density=compact')).toBe(0);
    expect(await detailsOf('theme=light')).toBe(0);
  }
});
