import { isPreview, type VideoPreview } from '@afterglow/design-system/reader/pending.ts';
import type { VideoScreenProps } from '@afterglow/design-system/screens/VideoScreen';
import type { FullVideo } from '@afterglow/fixtures/contract/fullVideo';
import type { Relation } from '@afterglow/fixtures/contract/ownPage';
import { useRelation, type OwnRelation, type RelationTarget } from '../../data/relation.ts';
import { useConfig } from '../../kit/config.ts';
import { useAct } from '../../kit/useAct.ts';

type Actions = VideoScreenProps['actions'];

/** What presses of the bar do, and what of it is the visitor's own. */
export type Acts = {
  [Name in 'vote' | 'favourite' | 'watchLater' | 'addTo' | 'subscribe']: Partial<NonNullable<Actions[Name]>>;
};

/** Whom a subscription to the author of a video follows; null until that is known, and for nobody. */
function authorOf(video: FullVideo | VideoPreview): { section: 'channel' | 'member'; id: number } | null {
  if (isPreview(video)) return null;
  if (video.channel !== null) return { section: 'channel', id: video.channel.id };
  return video.user.id > 0 ? { section: 'member', id: video.user.id } : null;
}

const authorTarget = ({ section, id }: NonNullable<ReturnType<typeof authorOf>>): RelationTarget =>
  section === 'channel' ? { channel_id: String(id) } : { user_id: String(id) };

function useSaved(act: 'favourite' | 'watch_later', videoId: number, own: OwnRelation) {
  const name = act === 'favourite' ? 'favourite' : 'watchLater';
  const { value, press, ...state } = useAct<boolean>({
    act,
    own,
    valueOf: (relation) => relation?.[name] ?? false,
    after: (on) => (name === 'favourite' ? { favourite: on } : { watchLater: on }),
    fieldsOf: (on) => ({ video_id: String(videoId), section: on ? 'add' : 'del' }),
  });
  return { ...state, on: value, onPress: () => press(!value) };
}

function useVote(videoId: number, own: OwnRelation) {
  const { value, press, ...state } = useAct<Relation['vote']>({
    act: 'vote',
    own,
    valueOf: (relation) => relation?.vote ?? null,
    after: (vote) => ({ vote }),
    fieldsOf: (vote) => ({ section: 'video', object_id: String(videoId), vote: vote === 'liked' ? '1' : '0' }),
    doneOf: () => 'vote',
  });
  return { ...state, vote: value, onVote: press };
}

function useSubscription(video: FullVideo | VideoPreview, signedIn: boolean) {
  const author = authorOf(video);
  const own = useRelation(signedIn && author ? authorTarget(author) : null);
  const { value, press, ...state } = useAct<boolean>({
    act: 'subscribe',
    own,
    valueOf: (relation) => relation?.subscribed ?? false,
    after: (subscribed) => ({ subscribed }),
    fieldsOf: (on) => ({ section: author?.section ?? '', object_id: String(author?.id ?? 0), del: on ? '' : '1' }),
    doneOf: (on) => (on ? 'subscribe' : null),
  });
  return { ...state, on: value, onPress: () => press(!value) };
}

/** What a member does with a video. Of guests nothing is asked. */
export function useMemberActs(video: FullVideo | VideoPreview, addTo: Acts['addTo']): Acts {
  const signedIn = useConfig().user !== null;
  const { id } = isPreview(video) ? video.address : video;
  const own = useRelation(signedIn ? { video_id: String(id) } : null);
  return {
    vote: useVote(id, own),
    favourite: useSaved('favourite', id, own),
    watchLater: useSaved('watch_later', id, own),
    subscribe: useSubscription(video, signedIn),
    addTo: { ...addTo, busy: false },
  };
}
