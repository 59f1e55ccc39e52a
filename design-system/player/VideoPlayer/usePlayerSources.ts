import { useCallback, useRef, useState, type RefObject } from 'react';
import { savesData } from '../../reader/savesData.ts';
import { pickSource, type Choice } from './pickSource.ts';
import type { PlayerSource } from './playerServices.ts';
import type { PlayerFailure } from './playerDetails.ts';
import { preloadMetadata } from './preloadMetadata.ts';
import { pickSound, readSounds, type Sound } from './sounds.ts';
import { useStage } from './stage.ts';
import { useRecovery } from './useRecovery.ts';
import { useSourceList } from './useSourceList.ts';
import { useSourceLoader } from './useSourceLoader.ts';

export interface PlayerSources {
  /** Heights that can be chosen, tallest first. */
  heights: readonly number[];
  offline: boolean;
  /** Loads the list of sources, unless it has been requested. */
  prepare: () => void;
  choose: (quality: string) => void;
  /** Sounds of the stream; empty until they are known. */
  sounds: readonly Sound[];
  /** Reads the names of the stream's sounds while a file is playing, which has only one of them. */
  findSounds: () => Promise<void>;
  chooseSound: (key: string) => void;
}

type Sources = readonly PlayerSource[];
type Pick = (sources: Sources, quality: string) => Choice | null;
type List = ReturnType<typeof useSourceList>;
type Loader = ReturnType<typeof useSourceLoader>;

const streamIn = (sources: Sources): PlayerSource | undefined => sources.find(({ kind }) => kind === 'hls');

/** Whether the visitor has chosen a sound that this video has and that is not its default. */
async function hasSound(sources: Sources, wanted: string): Promise<boolean> {
  const streamed = streamIn(sources);
  if (wanted === '' || streamed === undefined) return false;
  const found = await readSounds(streamed.src);
  return found[pickSound(found, wanted)]?.standard === false;
}

/**
 * Manages the files and streams of the video: which one plays, and how to recover from an expired link or a lost
 * connection.
 */
export function usePlayerSources(onFailure: (reason: PlayerFailure) => void): PlayerSources {
  const { video, details, length, preferences } = useStage();
  const { quality } = preferences;
  const [offline, setOffline] = useState(false);
  /** The sound that the visitor has chosen, here or in another video; empty if none. */
  const wantedSound = useRef(preferences.sound);
  const wantSound = useCallback((key: string) => void (wantedSound.current = key), []);
  const list = useSourceList(details.id);
  const loader = useSourceLoader(video, wantedSound);
  const { sources, ask } = list;
  const { current, stream, load } = loader;
  const pick: Pick = useCallback(
    (all, wanted) => pickSource(all, wanted, { anySound: wantedSound.current !== '' }),
    [],
  );
  const choose = useCallback(
    (wanted: string) => {
      const choice = pick(sources, wanted);
      if (choice === null) return;
      const same = choice.source === current.current?.source;
      if (same && stream.current) stream.current.select(choice.height);
      if (!same && !(choice.isDefault && current.current === null)) void load(choice, video.src);
    },
    [sources, current, stream, load, video, pick],
  );
  const prepare = usePrepare(list, loader, pick, wantedSound);
  const { findSounds, chooseSound } = useSoundChoice(sources, loader, choose, wantSound);
  useRecovery({ video, length, ask, load, pick, current, onFailure, setOffline, quality });
  const heights = list.heights.length > 0 ? list.heights : loader.heights;
  return { heights, offline, prepare, choose, sounds: loader.sounds, findSounds, chooseSound };
}

/** Returns a function that requests the list and loads the source for the chosen quality. */
function usePrepare({ isRequested, ask }: List, { load }: Loader, pick: Pick, wantedSound: RefObject<string>) {
  const { video, preferences } = useStage();
  const { quality } = preferences;
  return useCallback(() => {
    if (isRequested()) return;
    void ask().then(async (answer) => {
      if (typeof answer === 'string') return undefined;
      const begun = video.played.length > 0 || !video.paused;
      // A finger presses play before the list has arrived. An automatic quality then stays; a chosen one takes over.
      if (begun && quality === 'auto' && !savesData() && !(await hasSound(answer, wantedSound.current)))
        return undefined;
      const choice = pick(answer, quality);
      // The file in the server-rendered page is already the right one.
      return choice === null || choice.isDefault ? preloadMetadata(video) : load(choice, video.src);
    });
  }, [isRequested, ask, video, load, pick, quality, wantedSound]);
}

/** Returns functions that find the sounds of the video, and choose one of them. */
function useSoundChoice(
  sources: Sources,
  { stream, setSounds }: Loader,
  choose: (quality: string) => void,
  wantSound: (key: string) => void,
) {
  const { quality } = useStage().preferences;
  const findSounds = useCallback(async () => {
    const streamed = streamIn(sources);
    if (streamed === undefined || stream.current !== null) return;
    const found = await readSounds(streamed.src);
    // A stream that has started meanwhile knows its own sounds.
    if (found.length > 1 && stream.current === null) setSounds(found);
  }, [sources, stream, setSounds]);
  const chooseSound = useCallback(
    (key: string) => {
      wantSound(key);
      if (stream.current === null) choose(quality);
      else stream.current.selectSound(pickSound(stream.current.sounds(), key));
    },
    [choose, quality, stream, wantSound],
  );
  return { findSounds, chooseSound };
}
