import { playlists } from '@afterglow/fixtures/data/playlists';
import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { PlaylistOrder } from '../../lists/PlaylistOrder/PlaylistOrder.tsx';
import { orderedVideos } from '../../lists/PlaylistOrder/PlaylistOrder.view.ts';
import { readerFor } from '../../reader/readerFor.ts';
import { failed, loading, missing, refused } from '../storyArgs.tsx';
import { PlaylistOrderSkeleton } from '../PlaylistOrderSkeleton/PlaylistOrderSkeleton.tsx';
import { PlaylistOrderScreen } from './PlaylistOrderScreen.tsx';

const meta = preview.meta({ component: PlaylistOrderScreen });

export const Standard = meta.story({
  args: {
    name: playlists.standard.title,
    children: (
      <PlaylistOrder
        videos={orderedVideos([videos.standard, videos.hd, videos.longTitle], readerFor('en'))}
        more={0}
        message={null}
        onMove={fn()}
        onRemove={fn()}
        onDone={fn()}
        doneHref="#/playlist/60001/"
        action="#/playlist/60001/info/?step=arrange"
      />
    ),
  },
});
export const Loading = meta.story(loading(<PlaylistOrderSkeleton />));
export const Missing = meta.story(missing);
/** For everybody except the owner. */
export const Refused = meta.story(refused);
export const Failed = meta.story(failed);
