import { describe, expect, test } from 'vitest';
import type { Policy } from '@afterglow/contract/gate';
import type { GateMode } from '@afterglow/contract/gateModes';
import { defaultPolicy } from '@afterglow/contract/policy';
import { makeCatalogue } from '@afterglow/fixtures/data/catalogue/catalogue';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { replyIn } from '@afterglow/fixtures/scenarios/scenario';
import { isExempt } from '../../site/server/exemptPaths.ts';
import { feedPatterns } from '../../site/shell/serverPaths.ts';
import { longestVideos } from '../tools/callPaths.ts';
import { queryPaths, readPaths } from '../tools/oddValues.ts';
import { memberPaths, publicPaths } from '../tools/pagePaths.ts';
import { json, testSite, type ApiHandler } from './testSite.ts';

/** 500 titles of the catalogue, marked so that none can be on a page by chance. */
const titles = [...makeCatalogue(500).videos()].map(({ entity }, index) => `${entity.title} no. ${index}.`);

/** Returns an API without a gate: it answers everything, and each title in its replies is the next of the 500. */
function carelessApi(): ApiHandler {
  let next = 0;
  const withTitles = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withTitles);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => {
        if (key !== 'title' || typeof one !== 'string') return [key, withTitles(one)];
        next += 1;
        return [key, titles[next % titles.length]];
      }),
    );
  };
  return (path, { method }) => {
    const { status, body } = replyIn(everyday, method, path);
    return json(withTitles(body), status);
  };
}

const video = `/video/${fullVideos.standard.id}/${fullVideos.standard.dir}/`;
const model = `/pornstar/${fullModels.standard.dir}/`;

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** A page of every kind: those that are open without a proof of age, and all others. */
const everyPage = [...publicPaths, ...memberPaths, '/dev/mailbox'];
const exempt = everyPage.filter((page) => isExempt(pathOf(page)));
const pages = everyPage.filter((page) => !exempt.includes(page));

/** Every feed, with a category, model, channel and playlist that exist. */
const feeds = [
  ...[feedPatterns.videos, feedPatterns.category, feedPatterns.category.replace('/:sort', '')].map((pattern) =>
    pattern.replace(':dir', 'lakeside').replace(':sort', 'longest'),
  ),
  feedPatterns.model.replace(':dir', fullModels.standard.dir),
  feedPatterns.channel.replace(':dir', fullChannels.standard.dir),
  feedPatterns.playlist.replace(':id', String(playlists.standard.id)),
];
const files = [
  ...['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/videos-0.xml', '/manifest.webmanifest', '/robots.txt'],
  `/oembed?url=${encodeURIComponent(`http://localhost:3000${video}`)}`,
  `${video}file`,
];

/** Every call of the API that is read; tests/api/badInput.test.ts names those that are missing. */
const data = [...readPaths.map((parts) => parts.join('/')), ...queryPaths];

const everything = [...pages, ...exempt, ...feeds, ...files, ...data];
const pictures = /\/media\/|\/get_file\//;
const traces = /\/media\/|\/get_file\/|og:|application\/ld\+json|as="image"/;
const found = (text: string): string[] => titles.filter((title) => text.includes(title.replaceAll('&', '&amp;')));

/**
 * A policy for a newer version, with a mode for Canada that this version does not know. The cast is intended: a policy
 * that is read at run time may contain a value outside its type.
 */
const newerPolicy: Policy = { ...defaultPolicy, countries: { ca: 'palm-reading' as GateMode }, otherwise: 'off' };

const visitIn = (country: string, path: string, policy?: Policy): Promise<Response> =>
  testSite(carelessApi(), {}, undefined, policy).visit(path, { headers: { 'x-country': country } });

async function tellAll(country: string, path: string, policy?: Policy): Promise<string> {
  const answer = await visitIn(country, path, policy);
  const headers = [...answer.headers].map((header) => header.join(': ')).join('\n');
  return `${headers}\n${await answer.text()}`;
}

function expectNothingTold(path: string, told: string): void {
  expect(found(told)).toEqual([]);
  // The site's own configuration may contain the base address of pictures, but no page may name single pictures.
  const page = told.replace(/<script [^>]*id="page-config">\{"brand":[^]*?<\/script>/, '');
  expect(page).not.toMatch(isExempt(pathOf(path)) ? pictures : traces);
}

describe('of 500 titles', () => {
  test.each(['/', '/videos/longest/1/', video, model, '/videos/longest/rss.xml', longestVideos])(
    '%s tells some where no gate is',
    async (path) => expect(found(await tellAll('ca', path))).not.toEqual([]),
  );

  test.each(everything)('%s tells none, and nothing of a video, where a check comes first', async (path) => {
    expectNothingTold(path, await tellAll('gb', path));
  });

  test.each(everything)('%s tells none, and nothing of a video, under a mode that nobody knows', async (path) => {
    expectNothingTold(path, await tellAll('ca', path, newerPolicy));
    const [unknown, verified] = [await visitIn('ca', path, newerPolicy), await visitIn('gb', path)];
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([
      verified.status,
      verified.headers.get('cache-control'),
    ]);
  });

  test.each([...pages, ...exempt])('%s loads no picture and no clip behind a notice', async (path) => {
    const told = await tellAll('de', path);
    const body = told.replace(/<script type="application\/json"[^]*?<\/script>/g, '');
    for (const [tag] of body.matchAll(/<(?:img|source|video|image|link)\b[^>]*>/g)) expect(tag).not.toMatch(pictures);
  });
});
