import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { playlists } from '@afterglow/fixtures/data/playlists';
import preview from '@afterglow/storybook/preview';
import { actionSaying } from '../../actions/actionSaying.view.ts';
import { fromView } from '../../reader/fromView.tsx';
import { failed, loading, missing, signedOut } from '../storyArgs.tsx';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton.tsx';
import { ActionsScreen } from './ActionsScreen.tsx';
import { actionsScreen, type ActionsReads } from './ActionsScreen.view.ts';

const meta = preview.meta({ component: ActionsScreen });

const none = { vote: null, subscribed: false, favourite: false, watchLater: false } as const;
const video = { section: 'video', entity: fullVideos.standard } as const;

export const Video = meta.story(
  fromView(ActionsScreen, actionsScreen, { of: video, relation: none, followsAuthor: false }),
);
export const AllDone = meta.story(
  fromView(ActionsScreen, actionsScreen, {
    of: video,
    relation: { ...none, vote: 'liked', favourite: true, watchLater: true },
    followsAuthor: true,
  }),
);
export const Channel = meta.story(
  fromView(ActionsScreen, actionsScreen, {
    of: { section: 'channel', entity: fullChannels.standard },
    relation: none,
    followsAuthor: false,
  }),
);
export const Playlist = meta.story(
  fromView(ActionsScreen, actionsScreen, {
    of: { section: 'playlist', entity: playlists.standard },
    relation: none,
    followsAuthor: false,
  }),
);
export const Already = meta.story(
  fromView(
    ActionsScreen,
    (reads: ActionsReads, reader) => ({
      ...actionsScreen(reads, reader),
      message: actionSaying('vote', { code: 'already' }, reader),
    }),
    { of: video, relation: { ...none, vote: 'liked' }, followsAuthor: false },
  ),
);
export const Loading = meta.story(loading(<TextSkeleton />));
export const Missing = meta.story(missing);
export const SignedOut = meta.story(signedOut);
export const Failed = meta.story(failed);
