import type { FullVideo, Track } from '@afterglow/fixtures/contract/fullVideo';
import type { Reader } from '../../reader/reader.ts';
import { titleOf } from '../../facts/texts.view.ts';
import type { PlayerTrack, VideoPlayerProps } from './VideoPlayer.tsx';

export interface PlayerOf {
  video: FullVideo;
  /** Whether the visitor is signed in; private videos play for members only. */
  signedIn: boolean;
}

/** A reader who may not see pictures yet gets no video file either. */
export function videoPlayer({ video, signedIn }: PlayerOf, reader: Reader): VideoPlayerProps {
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

/** The storyboard is not a text track: it belongs to the timeline. */
const playerTrack = ({ kind, url, lang, label }: Track): PlayerTrack[] =>
  kind === 'storyboard' ? [] : [{ kind, src: url, lang, label }];
