import type { FullVideo, Track } from '@afterglow/fixtures/contract/fullVideo';
import type { Reader } from '../../reader/reader.ts';
import { titleOf } from '../../facts/texts.view.ts';
import type { PlayerTrack, VideoPlayerProps } from './VideoPlayer.tsx';

export interface PlayerOf {
  video: FullVideo;
  /** Private videos play for members only. */
  signedIn: boolean;
}

/** A reader who may be shown no pictures yet gets no file either. */
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

/** The storyboard is not a track of its own: it serves the time line. */
const playerTrack = ({ kind, url, lang, label }: Track): PlayerTrack[] =>
  kind === 'storyboard' ? [] : [{ kind, src: url, lang, label }];
