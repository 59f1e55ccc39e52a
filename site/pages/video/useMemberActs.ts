import { isPreview, type VideoPreview } from '@afterglow/design-system/reader/pending.ts';
import type { VideoScreenProps } from '@afterglow/design-system/screens/VideoScreen';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { useRelation, type OwnRelation } from '../../data/relation.ts';
import { useSubscription, type Followed } from '../../features/acts/useSubscription.ts';
import { useVote } from '../../features/acts/useVote.ts';
import { useConfig } from '../../shared/config.ts';
import { useToggle } from '../../features/acts/useAct.ts';
import { addressOf } from './addressOf.ts';

type Actions = VideoScreenProps['actions'];

/** Handlers of the bar's buttons, and the visitor's own state that they show. */
export type Acts = {
  [Name in 'vote' | 'favourite' | 'watchLater' | 'addTo' | 'subscribe']: Partial<NonNullable<Actions[Name]>>;
};

/** Returns whom a subscription to the author of a video follows; null until that is known, or if it is nobody. */
export function authorOf(video: FullVideo | VideoPreview): (Followed & { section: 'channel' | 'member' }) | null {
  if (isPreview(video)) return null;
  if (video.channel !== null) return { section: 'channel', id: video.channel.id };
  return video.user.id > 0 ? { section: 'member', id: video.user.id } : null;
}

function useSaved(act: 'favourite' | 'watch_later', videoId: number, own: OwnRelation) {
  const name = act === 'favourite' ? 'favourite' : 'watchLater';
  return useToggle({
    own,
    valueOf: (relation) => relation?.[name] ?? false,
    after: (on) => (name === 'favourite' ? { favourite: on } : { watchLater: on }),
    actOf: (on) => ({ act, section: on ? 'add' : 'del', video_id: videoId }),
  });
}

/** Returns the actions of a member on a video. Sends no requests for guests. */
export function useMemberActs(video: FullVideo | VideoPreview, addTo: Acts['addTo']): Acts {
  const signedIn = useConfig().user !== null;
  const { id } = addressOf(video);
  const own = useRelation(signedIn ? { section: 'video', id } : null);
  const author = authorOf(video);
  return {
    vote: useVote('video', id, own),
    favourite: useSaved('favourite', id, own),
    watchLater: useSaved('watch_later', id, own),
    subscribe: useSubscription(author, useRelation(signedIn ? author : null)),
    addTo: { ...addTo, busy: false },
  };
}
