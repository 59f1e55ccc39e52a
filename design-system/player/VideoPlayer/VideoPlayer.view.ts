import type { FullVideo, Track } from '@afterglow/fixtures/contract/fullVideo';
import { isPreview, pending, type VideoPreview } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import { titleOf } from '../../facts/texts.view.ts';
import type { PlayerTrack, VideoPlayerProps } from './VideoPlayer.tsx';

export interface PlayerOf {
  video: FullVideo | VideoPreview;
  /** Whether the visitor is signed in; private videos play for members only. */
  signedIn: boolean;
}

/** A reader who may not see pictures yet gets no video file either. */
export function videoPlayer({ video, signedIn }: PlayerOf, reader: Reader): VideoPlayerProps {
  if (isPreview(video)) return previewedPlayer(video, signedIn, reader);
  const poster = reader.picture(video.poster);
  return {
    label: titleOf(video, reader).text,
    poster,
    src: reader.href.videoFile(video),
    tracks: video.tracks.flatMap(playerTrack),
    state: video.poster !== '' && poster === null ? 'gated' : video.private && !signedIn ? 'locked' : 'ready',
    page: reader.href.video(video),
    signInHref: reader.href.page('signIn'),
  };
}

/** The player before its video's reply: the card's picture, and a video element that cannot be played yet. */
const previewedPlayer = ({ address, card }: VideoPreview, signedIn: boolean, reader: Reader): VideoPlayerProps => ({
  label: card ? card.title : pending,
  poster: null,
  preview: card && reader.picture(card.picture),
  src: reader.href.videoFile(address),
  state: card?.private && !signedIn ? 'locked' : 'pending',
  page: reader.href.video(address),
  signInHref: reader.href.page('signIn'),
});

/** The storyboard is not a text track: it belongs to the timeline. */
const playerTrack = ({ kind, url, lang, label }: Track): PlayerTrack[] =>
  kind === 'storyboard' ? [] : [{ kind, src: url, lang, label }];
