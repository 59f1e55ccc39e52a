import type { Comment } from '@afterglow/contract/comment';
import { comments } from '@afterglow/fixtures/data/comments';
import { fullModels } from '@afterglow/fixtures/data/models';
import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { firstPage, repeatVideos, pageOf } from '../../lists/storyArgs.ts';
import { pending } from '../../reader/pending.ts';
import { fromView } from '../../reader/fromView.tsx';
import { failed, missing } from '../storyArgs.tsx';
import { ModelScreen } from './ModelScreen.tsx';
import { modelScreen } from './ModelScreen.view.ts';

const { standard: model, bare } = fullModels;
const address = {
  ...firstPage,
  of: { kind: 'model', dir: model.dir, title: model.title },
  sort: 'latest-updates',
} as const;
const listOf = (count: number) =>
  ({ tab: 'videos', list: { address, videos: pageOf(repeatVideos(videos, count), count) } }) as const;
const commentsOf = (entries: Comment[]) =>
  ({
    tab: 'comments',
    page: 1,
    comments: pageOf(entries, entries.length),
    href: (page: number) => `#/${page}/`,
  }) as const;

const meta = preview.meta({ component: ModelScreen });

export const Videos = meta.story(fromView(ModelScreen, modelScreen, { model, shown: listOf(24) }));
/** A member's buttons are busy until it is known what the member has done. */
export const ForAMember = meta.story(fromView(ModelScreen, modelScreen, { model, shown: listOf(24), signedIn: true }));
export const Info = meta.story(fromView(ModelScreen, modelScreen, { model, shown: { tab: 'info' } }));
export const Comments = meta.story(
  fromView(ModelScreen, modelScreen, { model, shown: commentsOf(Object.values(comments)) }),
);
export const LongName = meta.story(
  fromView(ModelScreen, modelScreen, { model: fullModels.longName, shown: listOf(3) }),
);
export const LittleKnown = meta.story(fromView(ModelScreen, modelScreen, { model: bare, shown: { tab: 'info' } }));
export const NoVideos = meta.story(fromView(ModelScreen, modelScreen, { model: bare, shown: listOf(0) }));
export const NoComments = meta.story(fromView(ModelScreen, modelScreen, { model, shown: commentsOf([]) }));
const pendingList = { tab: 'videos', list: { address, videos: pending } } as const;
/** Opened from its card: what the card knows is shown at once. */
export const Previewed = meta.story(
  fromView(ModelScreen, modelScreen, { model: { address: model, card: model }, shown: pendingList }),
);
export const PreviewedInfo = meta.story(
  fromView(ModelScreen, modelScreen, { model: { address: model, card: model }, shown: { tab: 'info' } }),
);
/** Opened by its URL, without a card in a list before. */
export const Loading = meta.story(
  fromView(ModelScreen, modelScreen, { model: { address: model, card: null }, shown: pendingList }),
);
export const Missing = meta.story(missing);
export const Failed = meta.story(failed);
