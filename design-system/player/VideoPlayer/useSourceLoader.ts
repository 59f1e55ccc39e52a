import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { dropUnloaded, freezeFrame, keepPlace, loadFile, playOn, playsOnlyNatively } from './videoElement.ts';
import type { HlsStream } from './hls.ts';
import type { Choice } from './pickSource.ts';
import { preloadMetadata } from './preloadMetadata.ts';
import { pickSound, type Sound } from './sounds.ts';

/** Imports the code that plays streams in this browser. */
const importHls = (video: HTMLVideoElement) =>
  playsOnlyNatively(video) ? import('./nativeHls.ts') : import('./hls.ts');

/** Makes the next source continue where this one is, and shows its last frame until then. */
function prepareForNext(video: HTMLVideoElement, seconds: number): void {
  playOn(video);
  freezeFrame(video);
  keepPlace(video, seconds);
}

/**
 * Lets the next source preload. The file of the server-rendered page is dropped, as preloading would begin to load it.
 */
function allowPreload(video: HTMLVideoElement): void {
  if (video.preload === 'none' && video.paused) dropUnloaded(video);
  preloadMetadata(video);
}

/** Selects a height, unless it is null, and a sound. Returns the sounds of the stream. */
function selectIn(stream: HlsStream, height: number | null, wantedSound: string): readonly Sound[] {
  if (height !== null) stream.select(height);
  const heard = stream.sounds();
  if (heard.length > 1) stream.selectSound(pickSound(heard, wantedSound));
  return heard;
}

/** Returns whether the player has been left: its element is out of the page, and nothing would stop what it loads. */
function useLeft(): RefObject<boolean> {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return left;
}

/**
 * Returns the source that plays, what its stream consists of, and the function that loads another one.
 * @param wantedSound Key of the sound that the visitor has chosen; empty if none.
 */
export function useSourceLoader(video: HTMLVideoElement, wantedSound: RefObject<string>) {
  const [heights, setHeights] = useState<readonly number[]>([]);
  const [sounds, setSounds] = useState<readonly Sound[]>([]);
  const stream = useRef<HlsStream | null>(null);
  const left = useLeft();
  /** The source that plays; null for the URL in the server-rendered page. */
  const current = useRef<Choice | null>(null);
  const readStream = useCallback(
    (height: number | null) => {
      if (stream.current === null) return;
      const found = stream.current.heights();
      setHeights((known) => (known.length > 0 ? known : found));
      const heard = selectIn(stream.current, height, wantedSound.current);
      if (heard.length > 1) setSounds(heard);
    },
    [wantedSound],
  );

  const load = useCallback(
    async (choice: Choice | null, address: string) => {
      // First, as the visitor may press play while it is loading.
      const hls = choice?.source.kind === 'hls' ? await importHls(video) : null;
      if (left.current) return;
      prepareForNext(video, video.currentTime);
      stream.current?.destroy();
      stream.current = null;
      current.current = choice;
      // Before the engine attaches, as it loads nothing into an element that may not preload.
      allowPreload(video);
      if (!hls || !choice) return loadFile(video, choice?.source.src ?? address);
      stream.current = hls.playHls(video, choice.source.src, {
        onChange: () => readStream(choice.height),
        onError: () => video.dispatchEvent(new Event('streamerror')),
      });
    },
    [video, readStream, left],
  );
  useEffect(() => () => stream.current?.destroy(), []);
  return { heights, sounds, setSounds, stream, current, load };
}
