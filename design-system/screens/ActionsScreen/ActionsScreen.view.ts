import type { FullChannel } from '@afterglow/contract/channel';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import type { FullModel } from '@afterglow/contract/model';
import type { Relation } from '@afterglow/contract/relation';
import type { Playlist } from '@afterglow/contract/playlist';
import { defineMessages } from 'react-intl';
import { buttonActValue } from '../../reader/buttonActValue.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { ActionsScreenProps, PlainAction } from './ActionsScreen.tsx';

const messages = defineMessages<{
  head: { title: string; name: string };
  description: { name: string };
  like: {};
  dislike: {};
  subscribe: { name: string };
  subscribed: { name: string };
  favourite: {};
  later: {};
}>({
  head: { id: 'actionsScreen.head', defaultMessage: 'Vote for “{title}” – {name}' },
  description: { id: 'actionsScreen.description', defaultMessage: 'What members of {name} vote for and keep.' },
  like: { id: 'voteButtons.like', defaultMessage: 'Like' },
  dislike: { id: 'voteButtons.dislike', defaultMessage: 'Dislike' },
  subscribe: { id: 'subscribeButton.offName', defaultMessage: 'Subscribe to {name}' },
  subscribed: { id: 'subscribeButton.onName', defaultMessage: 'Subscribed to {name}' },
  favourite: { id: 'favouriteButton.favourite', defaultMessage: 'Favourite' },
  later: { id: 'watchLaterButton.later', defaultMessage: 'Watch later' },
});

/** An entity that can be voted for on a page of its own. */
export type ActedOn =
  | { section: 'video'; entity: FullVideo }
  | { section: 'model'; entity: FullModel }
  | { section: 'channel'; entity: FullChannel }
  | { section: 'playlist'; entity: Playlist };

export interface ActionsReads {
  of: ActedOn;
  /** The member's relation to the entity; null if it is unknown. */
  relation: Pick<Relation, 'vote' | 'subscribed' | 'favourite' | 'watchLater' | 'playlists'> | null;
  /** Whether the member is subscribed to the author of a video. */
  followsAuthor: boolean;
  /** The member's own playlists; null if they are unknown. */
  playlists: readonly Pick<Playlist, 'id' | 'title'>[] | null;
  member: { id: number };
}

interface Followed {
  section: 'model' | 'channel' | 'member';
  id: number;
  name: string;
}

/** Returns whom a member can subscribe to: a model, a channel, or the author of a video; null if there is nobody. */
function followedOf({ section, entity }: ActedOn): Followed | null {
  switch (section) {
    case 'model':
    case 'channel':
      return { section, id: entity.id, name: entity.title };
    case 'video':
      if (entity.channel) return { section: 'channel', id: entity.channel.id, name: entity.channel.title };
      return entity.user.id > 0 ? { section: 'member', id: entity.user.id, name: entity.user.name } : null;
    case 'playlist':
      return null;
  }
}

function backHrefOf({ section, entity }: ActedOn, { href }: Reader): string {
  switch (section) {
    case 'video':
      return href.video(entity);
    case 'model':
      return href.model(entity);
    case 'channel':
      return href.channel(entity);
    case 'playlist':
      return href.playlist(entity);
  }
}

/** Returns the action that subscribes or unsubscribes; null if there is nobody to subscribe to. */
function following({ of, relation, followsAuthor }: ActionsReads, { intl }: Reader): PlainAction | null {
  const followed = followedOf(of);
  if (followed === null) return null;
  const { section, id, name } = followed;
  const pressed = of.section === 'video' ? followsAuthor : relation?.subscribed === true;
  return {
    label: intl.formatMessage(pressed ? messages.subscribed : messages.subscribe, { name }),
    icon: 'bell',
    pressed,
    value: buttonActValue({ act: 'subscribe', section, object_id: id, del: pressed ? 1 : undefined }),
  };
}

/** Returns the actions that add a video to the favourites and to the watch-later list; none for other entities. */
function keeping({ of: { section, entity }, relation }: ActionsReads, { intl }: Reader): PlainAction[] {
  if (section !== 'video') return [];
  const value = (act: 'favourite' | 'watch_later', on: boolean) =>
    buttonActValue({ act, section: on ? 'del' : 'add', video_id: entity.id });
  const { favourite = false, watchLater = false } = relation ?? {};
  return [
    {
      label: intl.formatMessage(messages.favourite),
      icon: 'heart',
      pressed: favourite,
      value: value('favourite', favourite),
    },
    {
      label: intl.formatMessage(messages.later),
      icon: 'watchLater',
      pressed: watchLater,
      value: value('watch_later', watchLater),
    },
  ];
}

/** Returns the member's playlists, as actions that add the video or remove it. */
function listing({ of, relation, playlists, member }: ActionsReads, { href }: Reader): ActionsScreenProps['playlists'] {
  if (of.section !== 'video' || relation === null || playlists === null) return null;
  const value = (id: number, on: boolean) =>
    buttonActValue({ act: 'playlist', section: on ? 'del' : 'add', playlist_id: id, video_id: of.entity.id });
  return {
    actions: playlists.map(({ id, title }) => {
      const pressed = relation.playlists.includes(id);
      return { label: title, icon: 'plus', pressed, value: value(id, pressed) };
    }),
    newHref: href.newPlaylist(member),
  };
}

/** Returns the props of the page; the page adds the outcome of the last press. */
export function actionsScreen(reads: ActionsReads, reader: Reader): ActionsScreenProps {
  const { of, relation } = reads;
  const { formatMessage } = reader.intl;
  const voting = (vote: 0 | 1) => buttonActValue({ act: 'vote', section: of.section, object_id: of.entity.id, vote });
  const follow = following(reads, reader);
  return {
    name: of.entity.title,
    action: reader.href.here(),
    actions: [
      { label: formatMessage(messages.like), icon: 'like', pressed: relation?.vote === 'liked', value: voting(1) },
      {
        label: formatMessage(messages.dislike),
        icon: 'dislike',
        pressed: relation?.vote === 'disliked',
        value: voting(0),
      },
      ...(follow ? [follow] : []),
      ...keeping(reads, reader),
    ],
    playlists: listing(reads, reader),
    backHref: backHrefOf(of, reader),
  };
}

export const actionsHead = ({ entity }: ActedOn, { brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.head, { title: entity.title, name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
