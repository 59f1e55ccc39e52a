/**
 * Every page hydrates without a mismatch for a visitor who has used the site for a while: React repairs nothing, and
 * the console stays empty.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { videos } from '@afterglow/fixtures/data/videos';
import type { Page } from '@playwright/test';
import { root } from '../tools/repository.ts';
import { openToRest } from './atRest.ts';
import { fillDevice, type CardAddress } from './fullDevice.ts';
import { signIn } from './signIn.ts';
import { expect, noErrors, test, waitForHydration } from './visitor.ts';
import { wakeCards } from './waitingCards.ts';

const { standard: member, friend, own: other } = fullMembers;
const { standard: video } = fullVideos;
const videoPath = `/video/${video.id}/${video.dir}/`;
const modelPath = `/pornstar/${fullModels.standard.dir}/`;
const channelPath = `/pornsite/${fullChannels.standard.dir}/`;
const playlistPath = `/playlist/${playlists.standard.id}/`;
const ownPath = (tab: string) => `/members/${member.id}/${tab}`;

/** Addresses of every page, by its name in the build. */
const paths: Record<string, readonly string[]> = {
  'account/AccountPage': ['/signin/', '/signup/', '/restore-password/'],
  'actions/ActionsPage': [`/actions/?object=video+${video.id}`],
  'activity/ActivityPage': ['/community/activity/1/'],
  'advertising/AdvertisingPage': ['/advertising'],
  'categories/CategoriesPage': ['/categories/'],
  'category/CategoryPage': ['/categories/lakeside/longest/1/'],
  'channel/ChannelPage': [channelPath, `${channelPath}info/`],
  'channels/ChannelsPage': ['/pornsites/recent/1/'],
  'community/CommunityPage': ['/community/recent/1/'],
  'device/DevicePage': ['/device/'],
  'download/DownloadPage': ['/download'],
  'embed/EmbedPage': [`/embed/${video.id}/`],
  'history/HistoryPage': ['/history/'],
  'home/HomePage': ['/'],
  'information/InformationPage': ['/information/cookies/', '/information/support/'],
  'mailbox/MailboxPage': ['/dev/mailbox'],
  'member/EditPage': [ownPath('edit/')],
  'member/FriendsPage': [ownPath('friends/1/')],
  'member/MemberPage': [`/members/${other.id}/`, ownPath('info/'), ownPath('watch_later_videos/1/')],
  'member/NewPlaylistPage': [ownPath('playlists/1/?step=new')],
  'member/OwnHistoryPage': [ownPath('history/1/')],
  'member/PlaylistsTabPage': [ownPath('playlists/1/')],
  'member/SubscriptionsPage': [ownPath('subscriptions/')],
  'member/WallPage': [ownPath('wall/1/')],
  'messages/MessagesPage': ['/messages/', `/messages/${friend.id}/`],
  'model/ModelCommentsPage': [`${modelPath}comments/`],
  'model/ModelPage': [modelPath, `${modelPath}info/`],
  'models/ModelsPage': ['/pornstars/most-popular/1/'],
  'notifications/NotificationsPage': ['/notifications/'],
  'playlist/ArrangePlaylistPage': [`${playlistPath}info/?step=arrange`],
  'playlist/DeletePlaylistPage': [`${playlistPath}info/?step=delete`],
  'playlist/EditPlaylistPage': [`${playlistPath}info/?step=edit`],
  'playlist/PlaylistPage': [playlistPath, `${playlistPath}info/`],
  'playlists/PlaylistsPage': ['/playlists/latest-updates/1/'],
  'report/ReportPage': ['/report/', '/report/?subject=question'],
  'search/SearchPage': ['/search/1/?s=evening', '/search/1/?s=ab'],
  'search/SearchTabPage': ['/search/1/?s=evening&tab=members'],
  'sitemap/SitemapPage': ['/sitemap-page/'],
  'studio/CaptionsPage': [`/studio/${videos.uploaded.id}/?step=captions`],
  'studio/ChaptersPage': [`/studio/${videos.uploaded.id}/?step=chapters`],
  'studio/DeleteVideoPage': [`/studio/${videos.uploaded.id}/?step=delete`],
  'studio/StudioPage': ['/studio/'],
  'studio/StudioVideoPage': [`/studio/${videos.uploaded.id}/`],
  'upload/UploadPage': ['/upload-video/'],
  'video/VideoPage': [videoPath],
  'video/VideoCommentsPage': [`${videoPath}?page=1`],
  'video/VideoInPlaylistPage': [`${videoPath}?playlist=${playlists.standard.id}`],
  'videos/VideosPage': ['/videos/most-popular/1/', '/videos/latest-updates/2/'],
};
const addresses = [...Object.values(paths).flat(), '/nowhere/'];

test('every page of the build is visited', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'site/dist/client/.vite/manifest.json'), 'utf8'));
  const pages = Object.keys(Object(manifest)).flatMap((key) => /^pages\/(.*Page)\.tsx$/.exec(key)?.[1] ?? []);
  expect(Object.keys(paths).sort()).toEqual(pages.sort());
});

/** Returns the videos that a page lists. */
async function cardsOf(page: Page, path: string): Promise<CardAddress[]> {
  const text = await (await page.request.get(path)).text();
  return [
    ...new Map(
      [...text.matchAll(/href="\/video\/(\d+)\/([\w-]+)\/"/g)].map(([, id = '', dir = '']) => [
        id,
        { id: Number(id), dir },
      ]),
    ).values(),
  ];
}

/** Points at each card until all are hydrated: those of long lists wait for the visitor, and other parts may be late. */
const expectAllHydrated = (page: Page) => expect.poll(() => wakeCards(page)).toBe(0);

/** Pages without header and footer, which begin nothing when they are idle. */
const bare = /^\/(?:embed\/|download$)/;

async function openWhole(page: Page, path: string): Promise<void> {
  if (!bare.test(path)) return openToRest(page, path);
  await page.goto(path);
  await waitForHydration(page);
}

async function visit(page: Page, origin: string, path: string, as: number): Promise<void> {
  const cards = await cardsOf(page, path);
  await fillDevice(page, origin, cards, as);
  await openWhole(page, path);
  await expectAllHydrated(page);
  const shown = page.getByRole('main').locator('article[data-component="VideoCard"]');
  // By then, everything that the device stores has been applied.
  if ((await shown.count()) > 0 && cards.length > 0) await expect(shown.locator('progress').first()).toBeAttached();
}

/** One browser visits several pages, because a new one for each takes as long as the page. */
const groups = Array.from({ length: Math.ceil(addresses.length / 6) }, (_, at) => addresses.slice(at * 6, at * 6 + 6));

for (const group of groups) {
  test.describe('a guest whose browser prefers German', () => {
    test.use({ locale: 'de-DE' });
    test(`pages hydrate as they came: ${group.join(', ')}`, async ({ page, ownSite, pageErrors }) => {
      for (const path of group)
        await test.step(path, async () => {
          await visit(page, ownSite.origin, path, 0);
          expect(pageErrors).toEqual(noErrors);
        });
    });
  });

  test(`a member’s pages hydrate as they came: ${group.join(', ')}`, async ({ page, ownSite, pageErrors }) => {
    await signIn(page.request, member, ownSite.origin);
    for (const path of group)
      await test.step(path, async () => {
        await visit(page, ownSite.origin, path, member.id);
        expect(pageErrors).toEqual(noErrors);
      });
  });
}
