import type { Member } from '@afterglow/contract/member';
import { activities } from '@afterglow/fixtures/data/activity';
import { members } from '@afterglow/fixtures/data/members';
import preview from '@afterglow/storybook/preview';
import { repeatEntries, pageOf } from '../../lists/storyArgs.ts';
import { pending } from '../../reader/pending.ts';
import { fromView } from '../../reader/fromView.tsx';
import { failed, missing } from '../storyArgs.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';
import { communityScreen } from './CommunityScreen.view.ts';

const many = repeatEntries<Member>(members, 40, (member, place) => ({
  ...member,
  id: place + 1,
  online: place % 5 === 0,
}));
const state = { sort: 'recent' as const, page: 1, filters: {} };

const meta = preview.meta({ component: CommunityScreen });

export const Standard = meta.story(fromView(CommunityScreen, communityScreen, { state, members: pageOf(many, 200) }));
export const WithActivity = meta.story(
  fromView(CommunityScreen, communityScreen, {
    ...{ state, members: pageOf(many, 200) },
    activity: pageOf(Object.values(activities).slice(0, 4), 240),
  }),
);
export const ActivityLoading = meta.story(
  fromView(CommunityScreen, communityScreen, { state, members: pageOf(many, 200), activity: pending }),
);
export const Narrowed = meta.story(
  fromView(CommunityScreen, communityScreen, {
    state: { ...state, filters: { gender: '2', age: '4' } },
    members: pageOf(many.slice(0, 6), 6),
  }),
);
export const Search = meta.story(
  fromView(CommunityScreen, communityScreen, { state, words: 'heron', members: pageOf(many.slice(0, 1), 1) }),
);
export const Empty = meta.story(fromView(CommunityScreen, communityScreen, { state, members: pageOf<Member>([], 0) }));
export const NothingFitsTheFilters = meta.story(
  fromView(CommunityScreen, communityScreen, {
    state: { ...state, filters: { age: '1' } },
    members: pageOf<Member>([], 0),
  }),
);
export const NothingFound = meta.story(
  fromView(CommunityScreen, communityScreen, { state, words: 'xyzzy', members: pageOf<Member>([], 0) }),
);
export const BeyondTheLastPage = meta.story(
  fromView(CommunityScreen, communityScreen, { state: { ...state, page: 9 }, members: pageOf<Member>([], 200) }),
);
export const Loading = meta.story(fromView(CommunityScreen, communityScreen, { state, members: pending }));
export const Missing = meta.story(missing);
export const Failed = meta.story(failed);
