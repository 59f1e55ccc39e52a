import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { playlists } from '@afterglow/fixtures/data/playlists';
import preview from '@afterglow/storybook/preview';
import { actionSaying } from '../../actions/actionSaying.view.ts';
import { fromView } from '../../reader/fromView.tsx';
import { failed, loading, missing, signedOut } from '../storyArgs.tsx';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton.tsx';
import { ActionsScreen } from './ActionsScreen.tsx';
import { actionsScreen, type ActionsReads } from './ActionsScreen.view.ts';

const meta = preview.meta({ component: ActionsScreen });

const none: ActionsReads['relation'] & {} = {
  ...{ vote: null, subscribed: false, favourite: false, watchLater: false },
  playlists: [],
};
const nothing = {
  relation: none,
  followsAuthor: false,
  playlists: [playlists.standard, playlists.longTitle],
  member: fullMembers.own,
} satisfies Partial<ActionsReads>;
const video = { section: 'video', entity: fullVideos.standard } as const;

export const Video = meta.story(fromView(ActionsScreen, actionsScreen, { ...nothing, of: video }));
export const AllDone = meta.story(
  fromView(ActionsScreen, actionsScreen, {
    ...nothing,
    of: video,
    relation: {
      vote: 'liked',
      subscribed: false,
      favourite: true,
      watchLater: true,
      playlists: [playlists.standard.id],
    },
    followsAuthor: true,
  }),
);
export const NoPlaylists = meta.story(fromView(ActionsScreen, actionsScreen, { ...nothing, of: video, playlists: [] }));
export const Channel = meta.story(
  fromView(ActionsScreen, actionsScreen, {
    ...nothing,
    of: { section: 'channel', entity: fullChannels.standard },
  }),
);
export const Playlist = meta.story(
  fromView(ActionsScreen, actionsScreen, {
    ...nothing,
    of: { section: 'playlist', entity: playlists.standard },
  }),
);
export const Already = meta.story(
  fromView(
    ActionsScreen,
    (reads: ActionsReads, reader) => ({
      ...actionsScreen(reads, reader),
      message: actionSaying('vote', { code: 'already' }, reader),
    }),
    { ...nothing, of: video, relation: { ...none, vote: 'liked' } },
  ),
);
export const Loading = meta.story(loading(<TextSkeleton />));
export const Missing = meta.story(missing);
export const SignedOut = meta.story(signedOut);
export const Failed = meta.story(failed);
