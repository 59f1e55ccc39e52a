import { top } from '@afterglow/fixtures/data/globals';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { models } from '@afterglow/fixtures/data/models';
import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { repeatEntries, repeatVideos } from '../../lists/storyArgs.ts';
import { homeRows } from '../../reader/homeRows.ts';
import { pending } from '../../reader/pending.ts';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { storyBrand } from '../../reader/storyBrands.ts';
import { HomeSkeleton } from '../HomeSkeleton/HomeSkeleton.tsx';
import { loading } from '../storyArgs.tsx';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
import { homeScreen, type HomeReads } from './HomeScreen.view.ts';

/** Enough models to fill the row at every width. */
const eight = repeatEntries(models, 8, (model, place) => ({ ...model, dir: `${model.dir}-${place}` }));
const all = repeatVideos(videos, 72);
const whole = { watched: all.slice(0, 12), newest: all.slice(12, 24), best: all.slice(24, 36), models: eight, top };

const { own } = fullMembers;
const user = { id: own.id, name: own.name, avatar: own.avatar, ageVerified: true };
const subscriptions = all.slice(36, 48);
const member = { user, subscriptions, later: all.slice(48, 51), order: homeRows };

const unfinished = all.slice(60, 69).map(({ id, dir, title, picture, seconds }, place) => ({
  ...{ id, dir, title, picture, seconds },
  left: Math.ceil((seconds * (place + 1)) / 10),
}));
const history = {
  unfinished,
  newest: { id: all[60]?.id ?? 0, title: all[60]?.title ?? '' },
  seen: new Set(subscriptions.filter((_, place) => place % 3 === 1).map(({ id }) => id)),
};
const device = { history, expected: [], related: all.slice(51, 60) };

/** The demo has no row of its own. */
const ofAnotherBrand = (reads: HomeReads, reader: Reader): HomeScreenProps =>
  homeScreen(reads, { ...reader, brand: storyBrand('lantern') });

const meta = preview.meta({ component: HomeScreen });

export const Standard = meta.story(fromView(HomeScreen, homeScreen, whole));
export const OfAMember = meta.story(fromView(HomeScreen, homeScreen, { ...whole, member, device }));
export const OfAGuestWithAHistory = meta.story(fromView(HomeScreen, homeScreen, { ...whole, device }));
export const WithTheEditorsRow = meta.story(
  fromView(HomeScreen, ofAnotherBrand, { ...whole, editors: all.slice(40, 52) }),
);
export const OneLeftUnfinished = meta.story(
  fromView(HomeScreen, homeScreen, {
    ...whole,
    device: { ...device, history: { ...history, unfinished: unfinished.slice(0, 1) } },
  }),
);
export const InAnOrderOfTheirOwn = meta.story(
  fromView(HomeScreen, homeScreen, {
    ...whole,
    member: { ...member, order: ['models', 'later', 'newest', 'subscriptions'] },
    device,
  }),
);
export const NewMember = meta.story(
  fromView(HomeScreen, homeScreen, { ...whole, member: { ...member, subscriptions: [], later: [] } }),
);
export const NothingInTheChosenRows = meta.story(
  fromView(HomeScreen, homeScreen, { ...whole, member: { ...member, later: [], order: ['later'] } }),
);
export const FewVideos = meta.story(
  fromView(HomeScreen, homeScreen, { ...whole, watched: all.slice(0, 3), newest: all.slice(0, 1), best: [] }),
);
export const OneRowFailed = meta.story(fromView(HomeScreen, homeScreen, { ...whole, watched: null }));
export const RowsPending = meta.story(
  fromView(HomeScreen, homeScreen, { ...whole, newest: pending, best: pending, models: pending }),
);
export const RowsOfAMemberPending = meta.story(
  fromView(HomeScreen, homeScreen, {
    ...whole,
    member: { ...member, subscriptions: pending, later: pending },
    device: { history: null, expected: ['continue', 'because'], related: null },
  }),
);
export const RelatedPending = meta.story(
  fromView(HomeScreen, homeScreen, { ...whole, member, device: { ...device, related: pending } }),
);
export const OnlyCategories = meta.story(
  fromView(HomeScreen, homeScreen, { watched: null, newest: null, best: null, models: null, top }),
);
export const Failed = meta.story(
  fromView(HomeScreen, homeScreen, { watched: null, newest: null, best: null, models: null, top: null }),
);
export const Loading = meta.story(loading(<HomeSkeleton />));
