import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { languageKeys } from '@afterglow/design-system/reader/languages.ts';
import { isDir, parseId, parsePage } from '@afterglow/contract/endpoints/params';
import { memberFilters, modelFilters } from '@afterglow/contract/filters';
import {
  channelSorts,
  dates,
  durations,
  memberSorts,
  modelSorts,
  playlistSorts,
  searchSorts,
  videoSorts,
  videoTypes,
} from '@afterglow/contract/lists';
import { isSearchLength } from '@afterglow/contract/limits';
import { parseListAddress } from '../../site/routing/listAddress.ts';
import { pagedMemberTabs, plainMemberTabs } from '../../site/routing/memberTabs.ts';
import { pathMatcher } from '../../site/runtime/routing/pathMatcher.ts';
import { inLanguage } from '../../site/routing/inLanguage.ts';
import { redirectAddress } from '../../site/routing/campaign.ts';
import { knownQuery } from '../../site/routing/query.ts';
import { hrefsFor } from '../../site/shell/hrefs.ts';
import { matchRoute, redirectOf } from '../../site/shell/pageTable.ts';
import { parseTarget } from '../../site/runtime/server/requestTarget.ts';
import { suggestPath } from '../../site/shell/suggestPath.ts';

const noQuery = new URLSearchParams();

describe('a path pattern', () => {
  const match = pathMatcher('/videos/:sort/:page/');

  test('captures path segments', () => expect(match('/videos/longest/2/')).toEqual({ sort: 'longest', page: '2' }));

  test.each([
    '/videos/longest/2',
    '/Videos/longest/2/',
    '/videos/longest/2//',
    '/videos//2/',
    '/videos/longest/2/3/',
    'videos/longest/2/',
    '/videos/longest/2/\n',
  ])('does not match %j', (path) => {
    expect(match(path)).toBeNull();
  });

  test('without a trailing slash matches none', () => {
    expect(pathMatcher('/download')('/download')).toEqual({});
    expect(pathMatcher('/download')('/download/')).toBeNull();
  });

  test('matches the home page exactly', () => {
    expect(pathMatcher('/')('/')).toEqual({});
    expect(pathMatcher('/')('/x')).toBeNull();
    expect(pathMatcher('/')('')).toBeNull();
  });
});

describe('parts of an address', () => {
  test.each([
    ['1', 1],
    ['999999', 999_999],
    ['0', null],
    ['01', null],
    ['1000000', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['', null],
    ['١', null],
  ])('page %j is %j', (text, page) => expect(parsePage(text)).toBe(page));
  test.each([
    ['1', 1],
    ['21707775', 21_707_775],
    ['0', null],
    ['007', null],
    ['9'.repeat(40), null],
    ['', null],
    ['1a', null],
  ])('id %j is %j', (text, id) => expect(parseId(text)).toBe(id));
  test.each([
    ['a', true],
    ['evening-by_the-Lake-2', true],
    ['', false],
    ['a b', false],
    ['..', false],
    ['ä', false],
    ['a'.repeat(200), true],
    ['a'.repeat(201), false],
  ])('dir %j: %j', (text, is) => expect(isDir(text)).toBe(is));
  test.each([
    ['ab', false],
    ['abc', true],
    ['  abc  ', true],
    ['  a  ', false],
    ['x'.repeat(69), true],
    ['x'.repeat(70), false],
    ['🌊🌊', false],
    ['🌊🌊🌊', true],
    ['夜景', true],
    ['夜', false],
    [' 夜 ', false],
    ['ﾈｺ', true],
    ['ねこ', true],
    ['밤길', true],
    ['a夜', false],
    ['夜'.repeat(70), false],
    ['\u{20bb7}\u{20bb7}', true],
  ])('words %j may be searched for: %j', (words, may) => expect(isSearchLength(words)).toBe(may));
});

describe('a list', () => {
  const all = { kind: 'all' } as const;
  const query = (text: string) => new URLSearchParams(text);

  test('is parsed from path and query', () => {
    expect(parseListAddress(all, 'longest', '3', query('type=hd&duration=2&date=week'))).toEqual({
      of: all,
      sort: 'longest',
      page: 3,
      filters: { type: 'hd', duration: '2', date: 'week' },
    });
    expect(parseListAddress(all, 'longest', '3', noQuery)?.filters).toEqual({ type: 'all', duration: '', date: '' });
  });

  test.each([
    ['sideways', '1', ''],
    ['relevance', '1', ''],
    ['Longest', '1', ''],
    ['longest', '0', ''],
    ['longest', '1234567', ''],
    ['longest', '1', 'type=round'],
    ['longest', '1', 'duration=4'],
    ['longest', '1', 'date=yesterday'],
    ['constructor', '1', ''],
  ])('%s, page %s, %j is invalid', (sort, page, search) =>
    expect(parseListAddress(all, sort, page, query(search))).toBeNull(),
  );

  test('only a search is sorted by relevance', () => {
    expect(parseListAddress({ kind: 'search', words: 'evening' }, 'relevance', '1', noQuery)?.sort).toBe('relevance');
  });
});

describe('a redirect', () => {
  test.each([
    ['/videos/', '/videos/latest-updates/1/'],
    ['/videos/longest/', '/videos/longest/1/'],
    ['/videos/21707775/evening-by-the-lake/', '/video/21707775/evening-by-the-lake/'],
    ['/categories/lakeside/', '/categories/lakeside/latest-updates/1/'],
    ['/categories/lakeside/longest/', '/categories/lakeside/longest/1/'],
    ['/top-rated/', '/videos/top-rated/1/'],
    ['/search/', '/search/1/'],
    ['/playlists/', '/playlists/latest-updates/1/'],
    ['/playlists/top-rated/', '/playlists/top-rated/1/'],
    ['/playlist/51001/videos/', '/playlist/51001/videos/1/'],
    ['/community/', '/community/recent/1/'],
    ['/community/count-subs/', '/community/count-subs/1/'],
    ['/members/7/friends/', '/members/7/friends/1/'],
  ])('%s redirects to %s', (from, to) => expect(redirectOf(from)).toBe(to));

  test.each([
    '/videos/sideways/',
    '/videos',
    '/Videos/',
    '/videos/longest/1/',
    '/',
    '/categories/',
    '/categories/a b/',
    '/videos/0/a/',
    '/playlists/sideways/',
    '/playlist/x/videos/',
    '/community/longest/',
    '/members/7/info/',
    '/members/7/sideways/',
    '/members/0/friends/',
  ])('%s is not redirected', (path) => expect(redirectOf(path)).toBeNull());

  test('every one targets an existing page', () => {
    for (const path of [
      '/videos/',
      '/videos/longest/',
      '/videos/5/a/',
      '/categories/a/',
      '/categories/a/longest/',
      '/latest-updates/',
      '/top-rated/',
      '/most-commented/',
      '/most-popular/',
      '/search/',
      '/pornstars/',
      '/pornstars/recent/',
      '/pornstar/a/videos/',
      '/pornsites/',
      '/pornsites/recent/',
      '/pornsite/a/videos/',
      '/playlists/',
      '/playlists/recent/',
      '/playlist/5/videos/',
      '/community/',
      '/community/recent/',
      ...pagedMemberTabs.map((tab) => `/members/5/${tab}/`),
    ]) {
      const to = redirectOf(path) ?? '';
      expect(redirectOf(to), 'a redirect to a redirect').toBeNull();
      expect(matchRoute(to, noQuery), path).not.toBeNull();
    }
  });
});

describe('a mistyped address', () => {
  test.each([
    ['/videos/longest/1', '/videos/longest/1/'],
    ['/Videos/Longest/1', '/videos/longest/1/'],
    ['/VIDEOS/', '/videos/'],
    ['/categories', '/categories/'],
    ['/video/5/a', '/video/5/a/'],
  ])('%s: suggests %s', (typed, meant) => expect(suggestPath(typed)).toBe(meant));
  test.each(['/nowhere', '/videos/sideways/1', '/', '/%00'])('%j: no suggestion', (typed) =>
    expect(suggestPath(typed)).toBeNull(),
  );

  test('suggestions are always pages or redirects', () =>
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const meant = suggestPath(path);
        if (meant !== null) expect(redirectOf(meant) ?? matchRoute(meant, noQuery)).not.toBeNull();
      }),
    ));
});

describe('a query', () => {
  test('normalizes to known parameters, once and in a fixed order', () => {
    const query = new URLSearchParams('utm_campaign=x&date=week&s=two+words&s=again&sort=longest&x=1&campaign=y');
    expect([...knownQuery(query).keys()]).toEqual(['s', 'sort', 'date']);
    expect(redirectAddress('/search/1/', query)).toBe(
      '/search/1/?s=two+words&sort=longest&date=week&utm_campaign=x&campaign=y',
    );
  });
  test('without known parameters is dropped', () =>
    expect(redirectAddress('/', new URLSearchParams('fbclid=1'))).toBe('/'));
  test('normalization is idempotent', () =>
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const once = knownQuery(new URLSearchParams(text)).toString();
        expect(knownQuery(new URLSearchParams(once)).toString()).toBe(once);
      }),
    ));
});

const dir = fc.stringMatching(/^[A-Za-z0-9_-]{1,60}$/);
const id = fc.integer({ min: 1, max: 999_999_999_999_999 });
const filters = fc.record({
  type: fc.constantFrom(...videoTypes),
  duration: fc.constantFrom(...durations),
  date: fc.constantFrom(...dates),
});
const page = fc.integer({ min: 1, max: 999_999 });
const people = dir.chain((name) =>
  fc.constantFrom({ kind: 'model' as const, dir: name, title: '' }, { kind: 'channel' as const, dir: name, title: '' }),
);
const list: fc.Arbitrary<ListAddress> = fc.oneof(
  fc.record({ of: people, sort: fc.constantFrom(...videoSorts), page, filters }),
  fc.record({ of: fc.constant({ kind: 'all' as const }), sort: fc.constantFrom(...videoSorts), page, filters }),
  fc.record({
    of: dir.map((name) => ({ kind: 'category' as const, dir: name, title: '' })),
    sort: fc.constantFrom(...videoSorts),
    page,
    filters,
  }),
  fc.record({
    of: fc
      .string({ unit: 'grapheme', maxLength: 80 })
      .map((words) => ({ kind: 'search' as const, words: words.trim() })),
    sort: fc.constantFrom(...searchSorts),
    page,
    filters,
  }),
);

const chosenFrom = (names: readonly string[]) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...names), fc.stringMatching(/^[A-Za-z0-9]{1,12}$/)), {
      selector: ([name]) => name,
    })
    .map((pairs): Record<string, string> => Object.fromEntries(pairs));

/** Opens a link as the browser does. */
function openLink(href: string) {
  const url = new URL(href, 'http://here.invalid');
  expect(url.pathname + url.search, 'a browser rewrites this link').toBe(href);
  expect(knownQuery(url.searchParams).size, 'the page cache drops a part of this link').toBe(url.searchParams.size);
  return matchRoute(url.pathname, url.searchParams);
}

describe('a link', () => {
  const href = hrefsFor('/videos/longest/1/?type=hd');

  test('to any state of a list opens that state', () =>
    fc.assert(
      fc.property(list, (address) => {
        expect(openLink(href.list(address))?.props).toMatchObject({ address });
      }),
    ));
  test('to any video opens it, with its file below it', () =>
    fc.assert(
      fc.property(id, dir, (number, name) => {
        expect(openLink(href.video({ id: number, dir: name }))?.props).toEqual({ id: number, dir: name });
        expect(href.videoFile({ id: number, dir: name })).toBe(`${href.video({ id: number, dir: name })}file`);
      }),
    ));
  test('to any state of a list of people opens that state', () => {
    fc.assert(
      fc.property(
        fc.record({ sort: fc.constantFrom(...modelSorts), page, filters: chosenFrom(modelFilters) }),
        (state) => {
          expect(openLink(href.models(state))?.props).toEqual({ state });
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.record({ sort: fc.constantFrom(...memberSorts), page, filters: chosenFrom(memberFilters) }),
        (state) => {
          expect(openLink(href.community(state))?.props).toEqual({ state });
        },
      ),
    );
    fc.assert(
      fc.property(fc.record({ sort: fc.constantFrom(...playlistSorts), page }), (order) => {
        expect(openLink(href.playlists(order))?.props).toEqual(order);
      }),
    );
    fc.assert(
      fc.property(fc.record({ sort: fc.constantFrom(...channelSorts), page }), (state) => {
        expect(openLink(href.channels(state))?.props).toEqual(state);
      }),
    );
  });
  test('to a model or channel, or their info, opens their page', () =>
    fc.assert(
      fc.property(dir, (name) => {
        for (const to of [
          href.model({ dir: name }),
          href.channel({ dir: name }),
          href.modelTab({ dir: name }, 'info'),
          href.channelInfo({ dir: name }),
        ])
          expect(openLink(to)?.props, to).toMatchObject({ dir: name });
      }),
    ));
  test('to a page of a playlist, a member or comments opens that page', () =>
    fc.assert(
      fc.property(id, page, dir, fc.constantFrom(...pagedMemberTabs), (number, place, name, tab) => {
        const at = { id: number };
        expect(openLink(href.playlist(at, place))?.props).toEqual({ id: number, page: place, info: false });
        expect(openLink(href.playlistInfo(at))?.props).toMatchObject({ id: number, info: true });
        expect(openLink(href.member(at))?.props).toEqual({
          id: number,
          as: 'everybody',
          tab: 'uploaded_videos',
          page: 1,
        });
        expect(openLink(href.member(at, tab, place))?.props).toEqual(
          tab === 'history' ? { id: number, page: place, step: null } : { id: number, as: null, tab, page: place },
        );
        if (tab !== 'history')
          expect(openLink(href.member(at, tab, place, 'friends'))?.props).toMatchObject({ as: 'friends', tab });
        for (const plain of plainMemberTabs)
          expect(openLink(href.member(at, plain))?.props).toEqual(
            plain === 'edit'
              ? { id: number, page: 1, step: null }
              : { id: number, tab: plain, page: 1, ...(plain === 'info' && { as: null }) },
          );
        expect(openLink(href.modelTab({ dir: name }, 'comments', place))?.props).toEqual({
          dir: name,
          page: place,
          sort: 'newest',
        });
      }),
    ));
  test('to a tab of a search opens it with the words', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }).map((text) => text.trim()),
        page,
        fc.constantFrom('models', 'channels', 'playlists', 'members'),
        (words, place, tab) => {
          expect(openLink(href.searchTab(tab, words, place))?.props).toEqual({ tab, words, page: place });
          expect(openLink(href.searchTab('videos', words, place))?.props).toMatchObject({ words });
        },
      ),
    ));
  test.each(['sideways', 'videos', '', 'Members'])('to the unknown tab %j of a search opens nothing', (tab) =>
    expect(matchRoute('/search/1/', new URLSearchParams({ s: 'lake', tab }))).toBeNull(),
  );
  test('to a page without a state opens it', () => {
    for (const to of [href.home(), href.categories(), href.search()]) expect(openLink(to), to).not.toBeNull();
  });
  test('to another language opens the same page', () =>
    fc.assert(
      fc.property(list, fc.constantFrom(...languageKeys), (address, language) => {
        const there = hrefsFor(href.list(address)).inLanguage(language);
        expect(openLink(there)?.props).toMatchObject({ address });
        expect(new URL(there, 'http://here.invalid').searchParams.get('lang')).toBe(language);
        expect(inLanguage(there, 'en').match(/lang=/g)).toHaveLength(1);
      }),
    ));
});

describe('a request target', () => {
  test('is parsed without normalization', () => {
    expect(parseTarget('/videos/longest/1/?type=hd&x=a?b')).toEqual({
      path: '/videos/longest/1/',
      query: new URLSearchParams('type=hd&x=a?b'),
    });
    expect(parseTarget('/caf%C3%A9/')?.path).toBe('/caf%C3%A9/');
    expect(parseTarget('/...')?.path).toBe('/...');
  });
  test.each([
    '/%00',
    '/a%00b',
    '/..',
    '/a/../b',
    '/a/%2e%2e/b',
    '/./',
    '/a/.',
    '/%2E/',
    '/a//b',
    '//evil.example/',
    '/a\\b',
    '/a%5cb',
    '/a%2fb',
    '/a%2Fb',
    '/%E0%A4%A',
    '/%',
    '/%zz',
    'http://evil.example/',
    '*',
    '',
    'videos/',
  ])('%j is rejected', (raw) => expect(parseTarget(raw)).toBeNull());
});
