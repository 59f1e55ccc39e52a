import { describe, expect, test } from 'vitest';
import type { Policy } from '@afterglow/contract/gate';
import type { GateMode } from '@afterglow/contract/gateModes';
import { defaultPolicy } from '@afterglow/contract/policy';
import { makeCatalogue } from '@afterglow/fixtures/data/catalogue/catalogue';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { replyIn } from '@afterglow/fixtures/scenarios/scenario';
import { longestVideos, topNames } from '../tools/callPaths.ts';
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
const channel = `/pornsite/${fullChannels.standard.dir}/`;
const pages = [
  ...['/', '/videos/longest/1/', '/categories/', '/categories/lakeside/longest/1/', '/search/1/?s=evening', video],
  ...['/pornstars/most-popular/1/', model, `${model}info/`, '/pornsites/recent/1/', channel, `${channel}info/`],
  ...['/playlists/recent/1/', `/playlist/${playlists.standard.id}/`, '/community/recent/1/', '/history/', '/download'],
  ...[`/members/${fullMembers.standard.id}/`, '/sitemap-page/', '/device/', '/nowhere/'],
];
const exempt = ['/information/terms/', '/information/2257/', '/signin/', '/signup/', '/restore-password/', '/report/'];
const files = [
  ...['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/videos-0.xml', '/videos/longest/rss.xml'],
  ...['/categories/lakeside/rss.xml', `${model}rss.xml`, `${channel}rss.xml`, '/manifest.webmanifest', '/robots.txt'],
  `/oembed?url=${encodeURIComponent(`http://localhost:3000${video}`)}`,
  `/embed/${fullVideos.standard.id}/`,
];
const data = [longestVideos, topNames, '/media/scenes/01/288x162/1.jpg', '/get_file/1/1.mp4', `${video}file`];

const everything = [...pages, ...exempt, ...files, ...data];
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
  expect(page).not.toMatch(exempt.includes(path) ? pictures : traces);
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
