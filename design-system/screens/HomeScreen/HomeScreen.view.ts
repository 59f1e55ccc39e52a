import type { SignedIn } from '@afterglow/contract/globals';
import { noFilters, type VideoFilters, type VideoSort } from '@afterglow/contract/lists';
import type { Model } from '@afterglow/contract/model';
import type { Top } from '@afterglow/contract/terms';
import type { ListedVideo } from '@afterglow/contract/video';
import { defineMessages } from 'react-intl';
import { modelCard } from '../../cards/ModelCard/ModelCard.view.ts';
import { siteLink } from '../../layout/siteLink.view.ts';
import { categoryLinks } from '../../lists/ChipList/ChipList.view.ts';
import { videoCards } from '../../lists/VideoGrid/VideoGrid.view.ts';
import { guestRows, type HomeRow } from '../../reader/homeRows.ts';
import { isPending, type Pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { becauseRow, cardsInLine, continueRow, noDevice, type DeviceReads } from './homeDevice.view.ts';
import type { HomeScreenProps, RowOfHome } from './HomeScreen.tsx';

export type { DeviceHistory, DeviceReads } from './homeDevice.view.ts';

const messages = defineMessages<{
  watched: {};
  newest: {};
  best: {};
  subscriptions: {};
  later: {};
  title: { name: string; theme: string };
  description: { theme: string; name: string };
}>({
  watched: { id: 'homeScreen.watched', defaultMessage: 'Being watched now' },
  newest: { id: 'homeScreen.newest', defaultMessage: 'New' },
  best: { id: 'homeScreen.best', defaultMessage: 'Best' },
  subscriptions: { id: 'homeScreen.subscriptions', defaultMessage: 'New from your subscriptions' },
  later: { id: 'userMenu.watchLaterVideos', defaultMessage: 'Watch later' },
  title: { id: 'homeScreen.title', defaultMessage: '{name}: {theme} videos, models and channels' },
  description: {
    id: 'homeScreen.description',
    defaultMessage: 'What is being watched now, the newest and the best {theme} videos on {name}. For adults only.',
  },
});

/** Pending while the row is loading; null if it could not be loaded. */
type RowVideos = readonly ListedVideo[] | Pending | null;

/** The additions to the home page for a member: rows that guests do not have, and their order. */
interface MemberOfHome {
  user: SignedIn;
  subscriptions: RowVideos;
  later: RowVideos;
  /** The rows to show, in their order. */
  order: readonly HomeRow[];
}

/** Data of the home page. */
export interface HomeReads {
  watched: RowVideos;
  newest: RowVideos;
  best: RowVideos;
  /** The operator's own row, if the site has one. */
  editors?: RowVideos;
  /** The models most sought after, with their pictures. */
  models: readonly Model[] | Pending | null;
  top: Pick<Top, 'categories'> | null;
  device?: DeviceReads;
  /** Null for a guest. */
  member?: MemberOfHome | null;
}

/** Enough for two rows of the widest page. */
const cardsInRow = 12;
const chips = 20;

interface Listed {
  title: string;
  href: string;
  line?: boolean;
  /** Videos that the visitor has watched are marked. */
  seen?: ReadonlySet<number> | undefined;
}

/** Returns a row of videos; null if there are none. */
function videosRow(videos: RowVideos, { title, href, line = false, seen }: Listed, reader: Reader): RowOfHome | null {
  if (videos === null) return null;
  if (isPending(videos)) return { kind: 'videos', row: { title, href, cards: videos, line } };
  if (videos.length === 0) return null;
  const listed = videos.slice(0, line ? cardsInLine : cardsInRow);
  const marked = new Set(listed.filter(({ id }) => seen?.has(id)).map(({ id, dir }) => reader.href.video({ id, dir })));
  const cards = videoCards(listed, reader).map((card) =>
    marked.has(card.href) ? { ...card, marks: [...(card.marks ?? []), 'seen' as const] } : card,
  );
  return { kind: 'videos', row: { title, href, cards, line } };
}

const listHref = (sort: VideoSort, { href }: Reader, filters: VideoFilters = noFilters) =>
  href.list({ of: { kind: 'all' }, sort, page: 1, filters });

function subscriptionsRow({ member, device }: HomeReads, reader: Reader): RowOfHome | null {
  if (!member) return null;
  const href = reader.href.member(member.user, 'subscriptions');
  const title = reader.intl.formatMessage(messages.subscriptions);
  return videosRow(member.subscriptions, { title, href, seen: device?.history?.seen }, reader);
}

function laterRow({ member }: HomeReads, reader: Reader): RowOfHome | null {
  if (!member) return null;
  const href = reader.href.member(member.user, 'watch_later_videos');
  return videosRow(member.later, { title: reader.intl.formatMessage(messages.later), href, line: true }, reader);
}

function editorsRow({ editors = null }: HomeReads, reader: Reader): RowOfHome | null {
  const { editorRow } = reader.brand;
  if (editorRow === null) return null;
  const { label: title, href } = siteLink(editorRow, reader);
  return videosRow(editors, { title, href }, reader);
}

function categoriesRow({ top }: HomeReads, reader: Reader): RowOfHome | null {
  const links = categoryLinks((top?.categories ?? []).slice(0, chips), reader);
  return links.length > 0 ? { kind: 'categories', links, href: reader.href.categories() } : null;
}

function modelsRow({ models }: HomeReads, reader: Reader): RowOfHome | null {
  const cards = isPending(models) ? models : (models ?? []).map((model) => modelCard(model, reader));
  const href = reader.href.models({ sort: 'most-popular', page: 1, filters: {} });
  return isPending(cards) || cards.length > 0 ? { kind: 'models', cards, href } : null;
}

/** Returns a row by its name; null if there is nothing in it. */
function rowOf(name: HomeRow, reads: HomeReads, reader: Reader): RowOfHome | null {
  const { formatMessage } = reader.intl;
  const { device = noDevice } = reads;
  switch (name) {
    case 'continue':
      return continueRow(device, reader);
    case 'because':
      return becauseRow(device, reader);
    case 'subscriptions':
      return subscriptionsRow(reads, reader);
    case 'later':
      return laterRow(reads, reader);
    case 'watched': {
      const href = listHref('most-popular', reader, { ...noFilters, date: 'day' });
      return videosRow(reads.watched, { title: formatMessage(messages.watched), href }, reader);
    }
    case 'editors':
      return editorsRow(reads, reader);
    case 'newest':
      return videosRow(
        reads.newest,
        { title: formatMessage(messages.newest), href: listHref('latest-updates', reader) },
        reader,
      );
    case 'best':
      return videosRow(
        reads.best,
        { title: formatMessage(messages.best), href: listHref('top-rated', reader) },
        reader,
      );
    case 'categories':
      return categoriesRow(reads, reader);
    case 'models':
      return modelsRow(reads, reader);
  }
}

export function homeScreen(reads: HomeReads, reader: Reader): HomeScreenProps {
  const inOrder = (order: readonly HomeRow[]) =>
    order.flatMap((name) => {
      const row = rowOf(name, reads, reader);
      return row === null ? [] : [{ name, ...row }];
    });
  const rows = inOrder(reads.member?.order ?? guestRows);
  return {
    // A member may have chosen rows with nothing in them.
    rows: rows.some(({ kind }) => kind !== 'reserved') ? rows : [...rows, ...inOrder(['watched'])],
    arrangeHref: reads.member ? `${reader.href.member(reads.member.user, 'edit')}#home` : undefined,
    retryHref: reader.href.home(),
    name: reader.brand.name,
  };
}

export const homeHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.title, { name: brand.name, theme: brand.theme }),
  description: intl.formatMessage(messages.description, { name: brand.name, theme: brand.theme }),
});
