/** Documents of pages as they are read without scripts. */
import { fullMembers } from '@afterglow/fixtures/data/members';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { fullModels } from '@afterglow/fixtures/data/models';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { testSite } from './testSite.ts';

const own = `/members/${fullMembers.own.id}`;
const video = `/video/${fullVideos.standard.id}/${fullVideos.standard.dir}/`;
const model = `/pornstar/${fullModels.standard.dir}/`;
const paths = [
  '/',
  '/history/',
  '/device/',
  '/report/',
  '/upload-video/',
  '/messages/',
  '/categories/',
  '/search/1/?s=lake',
  '/information/support/',
  '/signin/',
  '/signup/',
  '/restore-password/',
  '/sitemap-page/',
  '/advertising',
  '/download',
  video,
  `${video}?page=1`,
  model,
  `${model}info/`,
  `${model}comments/`,
  `/playlist/${playlists.standard.id}/`,
  `/playlist/${playlists.standard.id}/info/?step=edit`,
  `${own}/`,
  `${own}/edit/`,
  `${own}/history/1/`,
  `${own}/playlists/1/`,
  `${own}/playlists/1/?step=new`,
  `${own}/subscriptions/`,
];

const headingOf = (html: string): string =>
  new JSDOM(html).window.document.querySelector('#app h1')?.textContent?.trim() ?? '';

test.each(paths)('%s is headed by its name, not by “Loading”, for guests and for members', async (path) => {
  const guest = headingOf(await testSite(everyday).page(path));
  const member = headingOf(await testSite(signedIn).page(path, { headers: { cookie: 'session=x' } }));
  for (const heading of [guest, member]) expect(heading).toMatch(/^(?!Loading)./);
});

test('the history says that only a script can read it', async () => {
  const { document } = new JSDOM(await testSite(everyday).page('/history/')).window;
  expect(document.querySelector('#app h1')?.textContent).toBe('History');
  expect(document.querySelector('#app main')?.textContent).toContain('Only a script can read it from this browser.');
});
