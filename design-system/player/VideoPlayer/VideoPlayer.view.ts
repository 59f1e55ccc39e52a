import type { FullVideo, Track } from '@afterglow/contract/fullVideo';
import { isPreview, pending, type VideoPreview } from '../../reader/pending.ts';
import type { ListedVideo } from '@afterglow/contract/video';
import { clock } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import { titleOf } from '../../facts/texts.view.ts';
import type { NextVideo, PlayerTrack } from './playerDetails.ts';
import type { VideoPlayerProps } from './VideoPlayer.tsx';

export interface PlayerOf {
  video: FullVideo | VideoPreview;
  /** Whether the visitor is signed in; private videos play for members only. */
  signedIn: boolean;
  /** Videos that can follow, which are beside the player; the first is the next one. Omit it if the player is alone. */
  related?: readonly ListedVideo[];
  /** The video that follows this one in a list that is played; it comes before the related ones. */
  following?: Following | null | undefined;
}

/** The next video as the end of this one shows it, and its URL. */
export interface Following {
  video: Pick<ListedVideo, 'title' | 'lang' | 'picture' | 'seconds'>;
  href: string;
}

/** Returns the props of the player. A reader who may not see pictures yet gets no video file either. */
export function videoPlayer({ video, signedIn, related, following }: PlayerOf, reader: Reader): VideoPlayerProps {
  if (isPreview(video)) return previewedPlayer(video, signedIn, reader);
  const poster = reader.picture(video.poster);
  return {
    label: titleOf(video, reader).text,
    poster,
    src: reader.href.videoFile(video),
    tracks: video.tracks.map(playerTrack),
    state: video.poster !== '' && poster === null ? 'gated' : video.private && !signedIn ? 'locked' : 'ready',
    ways: { page: reader.href.video(video), signIn: reader.href.page('signIn') },
    details: {
      id: video.id,
      seconds: video.seconds,
      startSeconds: video.startSeconds,
      channel: video.channel?.title ?? video.user.name,
      poster: poster?.src ?? null,
      beside: related !== undefined,
      next: [
        ...(following ? [following] : []),
        ...(related ?? []).map((one) => ({ video: one, href: reader.href.video(one) })),
      ]
        .slice(0, shownNext)
        .map((one) => nextVideo(one, reader)),
    },
  };
}

/**
 * Returns the player before the reply with its video: the card's picture, and a video element that cannot be played
 * yet.
 */
const previewedPlayer = ({ address, card }: VideoPreview, signedIn: boolean, reader: Reader): VideoPlayerProps => ({
  label: card ? card.title : pending,
  poster: null,
  preview: card && reader.picture(card.picture),
  src: reader.href.videoFile(address),
  state: card?.private && !signedIn ? 'locked' : 'pending',
  ways: { page: reader.href.video(address), signIn: reader.href.page('signIn') },
});

const nextVideo = ({ video, href }: Following, reader: Reader): NextVideo => ({
  href,
  title: video.title,
  lang: video.lang === reader.intl.locale ? undefined : video.lang || undefined,
  picture: reader.picture(video.picture)?.src ?? null,
  duration: clock(video.seconds),
});

/** Number of videos that are offered at the end. */
const shownNext = 3;

const playerTrack = ({ kind, url, lang, label }: Track): PlayerTrack => ({ kind, src: url, lang, label });
