import type { Comment } from '@afterglow/fixtures/contract/comment';
import { comments } from '@afterglow/fixtures/data/comments';
import { fullModels } from '@afterglow/fixtures/data/models';
import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { firstPage, repeatVideos, pageOf } from '../../lists/storyArgs.ts';
import { fromView } from '../../reader/fromView.tsx';
import { ProfileSkeleton } from '../ProfileSkeleton/ProfileSkeleton.tsx';
import { failed, loading, missing } from '../storyArgs.tsx';
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
export const Loading = meta.story(loading(<ProfileSkeleton />));
export const Missing = meta.story(missing);
export const Failed = meta.story(failed);
