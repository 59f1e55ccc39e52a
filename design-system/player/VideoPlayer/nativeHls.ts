import { loadFile } from './videoElement.ts';
import type { HlsEvents, HlsStream } from './hls.ts';
import type { Sound } from './sounds.ts';

/** HTML's AudioTrack, which TypeScript does not know as only WebKit has it. */
interface NativeSound {
  kind: string;
  label: string;
  language: string;
  enabled: boolean;
}
type NativeSounds = EventTarget & Iterable<NativeSound>;

const isSoundList = (value: unknown): value is NativeSounds => value instanceof EventTarget && Symbol.iterator in value;

const soundsOf = (video: HTMLVideoElement): NativeSounds | null => {
  const list: unknown = 'audioTracks' in video ? video.audioTracks : null;
  return isSoundList(list) ? list : null;
};

/**
 * Plays a stream with the browser's own support: it chooses the quality, and offers the sounds if it has a list of
 * them.
 */
export function playHls(video: HTMLVideoElement, src: string, { onChange }: HlsEvents): HlsStream {
  const tracks = soundsOf(video);
  const list = () => [...(tracks ?? [])];
  tracks?.addEventListener('addtrack', onChange);
  loadFile(video, src);
  return {
    heights: () => [],
    select: () => {},
    sounds: () =>
      list().map(({ label, language, kind }): Sound => ({ name: label, lang: language, standard: kind === 'main' })),
    selectSound: (index) => {
      for (const [place, track] of list().entries()) track.enabled = place === index;
    },
    destroy: () => tracks?.removeEventListener('addtrack', onChange),
  };
}
