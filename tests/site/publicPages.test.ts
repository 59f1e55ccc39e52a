import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { calls } from '@afterglow/contract/calls';
import { languageKeys, languages } from '@afterglow/design-system/reader/languages.ts';
import { demoSite } from '@afterglow/contract/siteFile';
import { gated } from '@afterglow/fixtures/scenarios/gated';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { fullModels } from '@afterglow/fixtures/data/models';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { everyday, toPage } from '@afterglow/fixtures/scenarios/everyday';
import { replyFor, replyTo, type Scenario } from '@afterglow/fixtures/scenarios/scenario';
import { json, testSite, scenarioApi, type ApiHandler, type TestSite } from './testSite.ts';

const readsOf = ({ apiRequests }: TestSite): string[] => apiRequests.map(({ call }) => call.replace('GET ', ''));
const noRobots = '<meta name="robots" content="noindex">';
/** Returns the texts of the tabs of a page's content. */
const tabTexts = (html: string): string[] =>
  [...(/<nav[^>]*data-component="Tabs".*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(
    ([, text]) => (text ?? '').replace(/<[^>]*>/g, ' ').trim(),
  );

/** Returns the orders of the comments that a page offers. */
const ordersIn = (html: string): string[] =>
  [...new JSDOM(html).window.document.querySelectorAll('[data-component="SortTabs"] a')].map(
    (link) => `${link.textContent}${link.hasAttribute('aria-current') ? ' (current)' : ''}`,
  );

/** A comment as an API writes it that neither sorts, pins nor lets edit. */
const plainComment = {
  comment_id: '1',
  user_id: '7',
  username: 'ilse',
  avatar: null,
  text: 'An older API',
  post_date: '2026-01-26 17:16:56',
  likes: 0,
  at_seconds: null,
  parent_id: null,
};

const nothing: Scenario = {
  ...everyday,
  replies: {
    ...everyday.replies,
    ...replyTo(calls.models, toPage([], 0)),
    ...replyTo(calls.channels, toPage([], 0)),
    ...replyTo(calls.playlists, toPage([], 0)),
    ...replyTo(calls.members, toPage([], 0)),
    ...replyTo(calls.comments, toPage([], 0)),
    ...replyTo(calls.videos, toPage([], 0)),
  },
};

describe('a search', () => {
  const popular = { gender: 'str', sort: 'most-popular', page: 2, words: 'lake' } as const;
  test.each([
    ['pornstars', calls.models.path({ ...popular, count: 60, filters: {} })],
    ['pornsites', calls.channels.path({ ...popular, count: 60 })],
    ['playlists', calls.playlists.path({ ...popular, count: 60, section: '', objectId: '' })],
    ['members', calls.members.path({ filters: {}, sort: 'count-subs', count: 96, page: 2, words: 'lake' })],
  ])('for %s asks for these alone, a page at a time', async (tab, call) => {
    const site = testSite();
    expect((await site.visit(`/search/2/?s=lake&tab=${tab}`)).status).toBe(200);
    expect(readsOf(site)).toContain(call);
    // The other tabs get their counts from lists of one entry.
    expect(readsOf(site).filter((path) => path.includes('s=lake') && !/\/1\//.test(path))).toEqual([call]);
  });

  test('says in its tabs how much there is of each kind', async () => {
    const { page } = testSite();
    const counts = ['Videos 312', 'Models 80', 'Channels 30', 'Playlists 60', 'Members 200'];
    expect(tabTexts(await page('/search/1/?s=lake'))).toEqual(counts);
    expect(tabTexts(await page('/search/1/?s=lake&tab=members'))).toEqual(counts);
  });

  test('is shown without the counts that fail', async () => {
    const failing: ApiHandler = (path, asked) =>
      /(?:models|channels|playlists|members).*\?s=/.test(path)
        ? json({ error: 1, code: 'unavailable' }, 503)
        : scenarioApi(everyday)(path, asked);
    const answer = await testSite(failing).visit('/search/1/?s=lake');
    expect(answer.status).toBe(200);
    expect(tabTexts(await answer.text())).toEqual(['Videos 312', 'Models', 'Channels', 'Playlists', 'Members']);
  });

  test.each(['', '&tab=members'])('for too few characters asks the API nothing: %j', async (tab) => {
    const site = testSite();
    expect((await site.visit(`/search/1/?s=x${tab}`)).status).toBe(200);
    expect(readsOf(site).filter((path) => path.includes('s=x'))).toEqual([]);
  });

  test.each(['pornstars', 'pornsites', 'playlists', 'members'])('that finds no %s offers another', async (tab) => {
    const text = await testSite(nothing).page(`/search/1/?s=xyzzy&tab=${tab}`);
    expect(text).toContain('Nothing found');
    expect(text).toMatch(/<input[^>]*value="xyzzy"/);
  });

  test('for a tab that does not exist is a 404', async () => {
    for (const tab of ['sideways', 'videos', ''])
      expect((await testSite().visit(`/search/1/?s=lake&tab=${tab}`)).status, tab).toBe(404);
  });
});

describe('an empty list', () => {
  const toolsIn = (html: string) => {
    const { document } = new JSDOM(html).window;
    return ['SortTabs', 'FilterBar', 'FilterForm'].filter((name) =>
      document.querySelector(`[data-component="${name}"]`),
    );
  };

  test.each([
    '/categories/lakeside/longest/1/',
    '/pornstars/most-popular/1/',
    '/community/recent/1/',
    '/search/1/?s=x1',
  ])('%s has nothing to sort or to filter', async (path) =>
    expect(toolsIn(await testSite(nothing).page(path))).toEqual([]),
  );

  test.each([
    ['/categories/lakeside/longest/1/?type=hd', 'FilterBar'],
    ['/community/recent/1/?gender=1', 'FilterForm'],
  ])('%s keeps the filters that have emptied it', async (path, filters) =>
    expect(toolsIn(await testSite(nothing).page(path))).toEqual([filters]),
  );

  test('that is not empty has both', async () =>
    expect(toolsIn(await testSite().page('/videos/longest/1/'))).toEqual(['SortTabs', 'FilterBar']));
});

describe('a list of playlists or members', () => {
  test.each(['/playlists/top-rated/1/', '/community/recent/1/'])('%s says when there is nothing yet', async (path) => {
    const answer = await testSite(nothing).visit(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Nothing here yet');
  });

  test('is filtered by its address, and offers to take the filters off', async () => {
    const site = testSite(nothing);
    const text = await site.page('/community/recent/1/?gender=1&country=de&object_id=7');
    expect(readsOf(site)).toContain(
      calls.members.path({
        filters: { country: 'de', gender: '1', object_id: '7' },
        sort: 'recent',
        count: 96,
        page: 1,
        words: '',
      }),
    );
    expect(text).toContain('Take the filters off');
  });

  test.each([
    '/playlists/longest/1/',
    '/playlists/recent/0/',
    '/community/longest/1/',
    '/community/recent/1/?gender=a.b',
  ])('%s is a 404', async (path) => expect((await testSite().visit(path)).status).toBe(404));
});

describe('a playlist', () => {
  const { id } = playlists.standard;

  test('shows a video that was added a minute ago (R88)', async () => {
    const site = testSite();
    expect((await site.visit(`/playlist/${id}/videos/2/`)).status).toBe(200);
    const lifetimes = readsOf(site).filter(
      (path) => path.includes(`playlist.${id}.2.`) || path.includes(`/${id}.json`),
    );
    expect(lifetimes).toHaveLength(2);
    for (const path of lifetimes) expect(path).toMatch(/\/(?:videos2|playlist)\/60\//);
  });

  test('that the API refuses is not shown', async () => {
    const refusing: ApiHandler = (path, asked) =>
      path.includes(`/${id}.json`) ? json({ error: 1, code: 'forbidden' }, 403) : scenarioApi(everyday)(path, asked);
    const answer = await testSite(refusing).visit(`/playlist/${id}/`);
    expect(answer.status).toBe(403);
    const text = await answer.text();
    expect(text).toContain('You do not have permission to view.');
    expect(text).not.toContain(playlists.standard.title);
  });

  test('without videos says so, and one that does not exist is a 404', async () => {
    expect(await testSite(nothing).page(`/playlist/${id}/`)).toContain('Nothing here yet');
    expect((await testSite().visit('/playlist/999999/')).status).toBe(404);
  });
});

describe('a member', () => {
  const { standard, closed } = fullMembers;

  test.each(['', 'uploaded_videos/1/', 'playlists/1/', 'friends/1/', 'wall/1/', 'info/'])(
    'shows others the tab "%s"',
    async (tab) => {
      const answer = await testSite().visit(`/members/${standard.id}/${tab}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(noRobots);
    },
  );

  test.each(['history/1/', 'watch_later_videos/1/', 'subscriptions/', 'edit/'])(
    'shows nobody else the tab "%s", nor asks for it',
    async (tab) => {
      const site = testSite();
      const answer = await site.visit(`/members/${standard.id}/${tab}`);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('You do not have permission to view.');
      expect(readsOf(site).filter((path) => /videos2|subscriptions/.test(path))).toEqual([]);
    },
  );

  test('may close a tab: the page says so, with the way to the open ones (R82)', async () => {
    const refusing: ApiHandler = (path, asked) =>
      path.includes('/favourite.') || path.includes('videos2')
        ? json({ error: 1, code: 'forbidden' }, 403)
        : scenarioApi(everyday)(path, asked);
    const answer = await testSite(refusing).visit(`/members/${closed.id}/favourite_videos/1/`);
    expect(answer.status).toBe(403);
    const text = await answer.text();
    expect(text).toContain('You do not have permission to view.');
    expect(text).toContain(`href="/members/${closed.id}/info/"`);
  });

  test.each([
    '/members/999999/',
    '/members/x/',
    `/members/${standard.id}/sideways/1/`,
    `/members/${standard.id}/wall/0/`,
  ])('%s is a 404', async (path) => expect((await testSite().visit(path)).status).toBe(404));
});

describe('the comments on a model', () => {
  const path = `/pornstar/${fullModels.standard.dir}/comments/`;

  test('are a tab of the page, a page at a time', async () => {
    const site = testSite();
    expect((await site.visit(`${path}?page=2`)).status).toBe(200);
    expect(readsOf(site)).toContain(
      calls.comments.path({ section: 'model', objectId: fullModels.standard.dir, page: 2, sort: 'newest' }),
    );
    expect(tabTexts(await site.page(path))).toEqual(['Videos', 'Info', 'Comments']);
  });

  test('may be none, and an unknown page or model is a 404', async () => {
    expect(await testSite(nothing).page(path)).toContain('No comments yet');
    expect((await testSite().visit(`${path}?page=0`)).status).toBe(404);
    expect((await testSite().visit('/pornstar/nobody/comments/')).status).toBe(404);
  });
});

describe('the comments on a video', () => {
  const { standard } = fullVideos;
  const path = `/video/${standard.id}/${standard.dir}/`;
  const call = (page: number) => calls.comments.path({ section: 'video', objectId: standard.id, page, sort: 'newest' });

  test('have addresses of their own, which show them without script', async () => {
    const site = testSite();
    const html = await site.page(`${path}?page=2`);
    expect(readsOf(site)).toContain(call(2));
    expect(html).toContain(noRobots);
    expect(html).toContain('data-component="CommentCard"');
    expect(html).toContain('Sign in to comment');
    expect((await testSite().visit(`${path}?page=0`)).status).toBe(404);
  });

  test('are read and shown in the order of their address, which every link keeps', async () => {
    const site = testSite();
    const html = await site.page(`${path}?sort=best&page=2`);
    expect(readsOf(site)).toContain(
      calls.comments.path({ section: 'video', objectId: standard.id, page: 2, sort: 'best' }),
    );
    expect(ordersIn(html)).toEqual(['Newest', 'Best (current)']);
    expect(html).toContain(`href="${path}?page=1#comments"`);
    expect((await testSite().visit(`${path}?sort=worst&page=1`)).status).toBe(404);
  });

  test('have no choice of an order before an API that does not know any', async () => {
    const html = await testSite((call, asked) =>
      call.includes('/comments/')
        ? json({ comments: [plainComment, { ...plainComment, comment_id: '2' }], total_count: '2' })
        : scenarioApi(everyday)(call, asked),
    ).page(`${path}?sort=best&page=1`);
    expect(html).toContain('An older API');
    expect(ordersIn(html)).toEqual([]);
    expect(html).not.toContain('Pinned');
  });

  test('are not asked for by the page itself, which leads to them', async () => {
    const site = testSite();
    expect(await site.page(path)).toContain(`href="${path}?page=1#comments"`);
    expect(readsOf(site)).not.toContain(call(1));
  });
});

describe('an information page', () => {
  test.each(['dmca', 'support', 'terms', 'privacy', '2257', 'cookies'])(
    '/information/%s/ is complete in every language',
    async (page) => {
      const site = testSite();
      for (const language of languageKeys) {
        const answer = await site.visit(`/information/${page}/?lang=${language}`);
        expect(answer.status).toBe(200);
        const text = await answer.text();
        expect(text).toMatch(/<article[^>]*>.*<h1[^>]*>[^<]+<\/h1>.*<h2[^>]*>[^<]+<\/h2>.*<\/article>/s);
        expect(text).toContain(`<html lang="${languages[language].tag}"`);
        expect(text).toContain(`hreflang="${languages[language].tag}"`);
      }
      expect(readsOf(site).filter((path) => !path.includes('/main/'))).toEqual([]);
    },
  );

  test('names the operator, to browsers that render it, too', async () => {
    const { operator } = demoSite;
    const site = testSite();
    expect(await site.page('/information/2257/')).toContain(operator.recordsKeeper);
    expect(await (await site.visit('/operator.json')).json()).toEqual(operator);
    expect(readsOf(site)).not.toContain('/operator.json');
  });

  test.each(['/information/', '/information/records/', '/information/DMCA/', '/information/dmca'])(
    '%s is a 404',
    async (path) => expect((await testSite().visit(path)).status).toBe(404),
  );
});

describe('the page of all pages', () => {
  test('links to pages that exist only, and to every category', async () => {
    const site = testSite();
    const text = await site.page('/sitemap-page/');
    const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
    const links = [...main.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links).toContain('/categories/lakeside/latest-updates/1/');
    expect(links.length).toBeGreaterThan(30);
    // Guests are asked to sign in before they upload.
    for (const href of links) expect((await site.visit(href)).status, href).toBe(href === '/upload-video/' ? 403 : 200);
  });

  test.each(['header', 'footer'])('and so do the links in the %s', async (part) => {
    const site = testSite();
    const text = new RegExp(`<${part}.*</${part}>`, 's').exec(await site.page('/advertising'))?.[0] ?? '';
    const links = [...text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) =>
      (href ?? '').replaceAll('&amp;', '&'),
    );
    expect(links.length).toBeGreaterThan(10);
    for (const href of new Set(links)) expect((await site.visit(href)).status, href).toBe(200);
  });
});

test('/download stands alone: without header and footer, with a heading of its own', async () => {
  const text = await testSite().page('/download');
  expect(text).not.toMatch(/<header|<footer/);
  expect(text).toMatch(/<main id="content">.*<h1[^>]*>/s);
  expect((await testSite().visit('/download')).headers.get('content-security-policy')).toContain(
    "frame-ancestors 'none'",
  );
});

test.each(['/download/', '/Download', '/advertising/'])('%s is a 404 that suggests the right form', async (path) => {
  const answer = await testSite().visit(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain(`href="${path.toLowerCase().replace(/\/$/, '')}"`);
});

test('the footer leads to a report that names the page it was asked for on, which can be changed', async () => {
  const { page } = testSite(everyday);
  const footerLink = async (path: string) =>
    [...new JSDOM(await page(path)).window.document.querySelectorAll('footer a')]
      .find(({ textContent }) => textContent === 'Report or remove something')
      ?.getAttribute('href');
  const href = await footerLink('/videos/longest/1/?type=hd');
  expect(href).toBe(`/report/?url=${encodeURIComponent('/videos/longest/1/?type=hd')}`);
  const { document } = new JSDOM(await page(href ?? '')).window;
  const address = document.querySelector<HTMLInputElement>('input[name="url"]');
  expect(address?.value).toBe('http://localhost:3000/videos/longest/1/?type=hd');
  expect([address?.type, address?.readOnly]).toEqual(['text', false]);
  expect(await footerLink(href ?? ''), 'from the form itself it does not grow').toBe('/report/');
});

describe('a category by its number', () => {
  const category = { id: 8, dir: 'mountains', title: 'Mountains', videos: 76 };
  const named = (scenario: Scenario): Scenario => ({
    ...scenario,
    replies: { ...scenario.replies, ...replyTo(calls.categories, [category]) },
  });
  const to = async (path: string) => {
    const answer = await testSite(named(everyday)).visit(path);
    return answer.status === 301 ? answer.headers.get('location') : answer.status;
  };

  test('leads to its name, with the rest of the address', async () => {
    expect(await to(`/categories/${category.id}/longest/2/?type=hd&utm_source=x`)).toBe(
      `/categories/${category.dir}/longest/2/?type=hd`,
    );
  });

  test('is told to nobody whose age is not known', async () => {
    const answer = await testSite(named(gated)).visit(`/categories/${category.id}/longest/2/`, {
      headers: { 'x-country': 'gb' },
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain(category.dir);
  });

  test('is a 404 with a sort order that does not exist', async () =>
    expect(await to(`/categories/${category.id}/sideways/1/`)).toBe(404));
});

describe('a model by its number', () => {
  const { standard } = fullModels;
  const number = String(standard.id);
  const named = (scenario: Scenario): Scenario => ({
    ...scenario,
    replies: { ...scenario.replies, ...replyFor(calls.model, { dir: number }, standard) },
  });
  const to = async (path: string) => {
    const answer = await testSite(named(everyday)).visit(path);
    return answer.status === 301 ? answer.headers.get('location') : answer.status;
  };

  test('leads to its name, with the rest of the address', async () => {
    expect(await to(`/pornstar/${number}/`)).toBe(`/pornstar/${standard.dir}/`);
    expect(await to(`/pornstar/${number}/videos/2/?sort=longest&utm_source=x`)).toBe(
      `/pornstar/${standard.dir}/videos/2/?sort=longest`,
    );
    expect(await to(`/pornstar/${standard.dir}/`)).toBe(200);
  });

  test('is told to nobody whose age is not known', async () => {
    const answer = await testSite(named(gated)).visit(`/pornstar/${number}/`, { headers: { 'x-country': 'gb' } });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain(standard.dir);
  });

  test('is a 404 with a tab that does not exist, or if there is none of that number', async () => {
    expect(await to(`/pornstar/${number}/albums/`)).toBe(404);
    expect(await to('/pornstar/999999999/')).toBe(404);
  });
});
