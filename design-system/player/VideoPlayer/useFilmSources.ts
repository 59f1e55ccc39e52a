import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  conclude,
  dropUnloaded,
  freezeFrame,
  keepPlace,
  lacksFormat,
  loadFile,
  playOn,
  playsOnlyNatively,
  stopsAtEnd,
} from './film.ts';
import type { HlsStream } from './hls.ts';
import { listen } from './listen.ts';
import { usePlayerServices, type PlayerSource, type SourcesAnswer } from './playerServices.ts';
import { pickSource, type Choice } from './pickSource.ts';
import { preloadMetadata } from './preloadMetadata.ts';
import type { PlayerFailure } from './playerDetails.ts';
import { savesData } from '../../reader/savesData.ts';
import { pickSound, readSounds, type Sound } from './sounds.ts';
import { useStage } from './stage.ts';

/** Milliseconds without a frame after which a video that should be playing counts as cut off. */
const starvedMs = 9_000;
/** Milliseconds to wait before each retry. */
const waits = [0, 1_500, 4_000];

export interface FilmSources {
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

/** Imports the code that plays streams in this browser. */
const importHls = (film: HTMLVideoElement) => (playsOnlyNatively(film) ? import('./nativeHls.ts') : import('./hls.ts'));

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Manages the files and streams of the video: which one plays, and how to recover from an expired link or a lost
 * connection.
 */
export function useFilmSources(onFailure: (reason: PlayerFailure) => void): FilmSources {
  const services = usePlayerServices();
  const { film, details, length, preferences } = useStage();
  const { id } = details;
  const [sources, setSources] = useState<readonly PlayerSource[]>([]);
  const [heights, setHeights] = useState<readonly number[]>([]);
  const [sounds, setSounds] = useState<readonly Sound[]>([]);
  const [offline, setOffline] = useState(false);
  const stream = useRef<HlsStream | null>(null);
  const asked = useRef<Promise<SourcesAnswer> | null>(null);
  /** The source that plays; null for the URL in the server-rendered page. */
  const current = useRef<Choice | null>(null);
  /** The sound that the visitor has chosen, here or in another video; empty if none. */
  const wantedSound = useRef(preferences.sound);
  const pick = useCallback(
    (answer: readonly PlayerSource[], quality: string) =>
      pickSource(answer, quality, { anySound: wantedSound.current !== '' }),
    [],
  );

  const ask = useCallback(async (): Promise<SourcesAnswer> => {
    asked.current = services.sources(id);
    const answer = await asked.current;
    // The next approach asks again, or the quality menu would stay empty.
    if (answer === 'failed') asked.current = null;
    if (typeof answer !== 'string') {
      setSources(answer);
      setHeights([...new Set(answer.map(({ height }) => height).filter((height) => height > 0))].sort((a, b) => b - a));
    }
    return answer;
  }, [id, services]);

  const load = useCallback(
    async (choice: Choice | null, address: string) => {
      // First, as the visitor may press play while it is loading.
      const hls = choice?.source.kind === 'hls' ? await importHls(film) : null;
      const at = film.currentTime;
      playOn(film);
      freezeFrame(film);
      keepPlace(film, at);
      stream.current?.destroy();
      stream.current = null;
      current.current = choice;
      // Before the engine attaches, as it loads nothing into an element that may not preload. The file of the
      // server-rendered page is dropped, as preloading would begin to load it.
      if (film.preload === 'none' && film.paused) dropUnloaded(film);
      preloadMetadata(film);
      if (hls && choice) {
        stream.current = hls.playHls(film, choice.source.src, {
          onChange: () => {
            const found = stream.current?.heights() ?? [];
            setHeights((known) => (known.length > 0 ? known : found));
            if (choice.height !== null) stream.current?.select(choice.height);
            const heard = stream.current?.sounds() ?? [];
            if (heard.length < 2) return;
            setSounds(heard);
            stream.current?.selectSound(pickSound(heard, wantedSound.current));
          },
          onError: () => film.dispatchEvent(new Event('streamerror')),
        });
      } else {
        loadFile(film, choice?.source.src ?? address);
      }
    },
    [film],
  );

  /** Whether the visitor has chosen a sound that this video has and that is not its default. */
  const hasWantedSound = useCallback(async (answer: readonly PlayerSource[]) => {
    const streamed = answer.find(({ kind }) => kind === 'hls');
    if (wantedSound.current === '' || streamed === undefined) return false;
    const found = await readSounds(streamed.src);
    return found[pickSound(found, wantedSound.current)]?.standard === false;
  }, []);

  const prepare = useCallback(() => {
    if (asked.current !== null) return;
    void ask().then(async (answer) => {
      if (typeof answer === 'string') return undefined;
      const begun = film.played.length > 0 || !film.paused;
      // A finger presses play before the list has arrived. An automatic quality then stays; a chosen one takes over.
      if (begun && preferences.quality === 'auto' && !savesData() && !(await hasWantedSound(answer))) return undefined;
      const choice = pick(answer, preferences.quality);
      // The file in the server-rendered page is already the right one.
      return choice === null || choice.isDefault ? preloadMetadata(film) : load(choice, film.src);
    });
  }, [ask, film, hasWantedSound, load, pick, preferences.quality]);

  const choose = useCallback(
    (quality: string) => {
      const choice = pick(sources, quality);
      if (choice === null) return;
      const same = choice.source === current.current?.source;
      if (same && stream.current) stream.current.select(choice.height);
      if (!same && !(choice.isDefault && current.current === null)) void load(choice, film.src);
    },
    [sources, load, film, pick],
  );

  const findSounds = useCallback(async () => {
    const streamed = sources.find(({ kind }) => kind === 'hls');
    if (streamed === undefined || stream.current !== null) return;
    const found = await readSounds(streamed.src);
    // A stream that has started meanwhile knows its own sounds.
    if (found.length > 1 && stream.current === null) setSounds(found);
  }, [sources]);

  const chooseSound = useCallback(
    (key: string) => {
      wantedSound.current = key;
      if (stream.current === null) choose(preferences.quality);
      else stream.current.selectSound(pickSound(stream.current.sounds(), key));
    },
    [choose, preferences.quality],
  );

  useRecovery({ film, length, ask, load, pick, current, onFailure, setOffline, quality: preferences.quality });
  useEffect(() => () => stream.current?.destroy(), []);
  return { heights, offline, prepare, choose, sounds, findSounds, chooseSound };
}

interface Recovery {
  film: HTMLVideoElement;
  /** Duration in seconds. */
  length: number;
  ask: () => Promise<SourcesAnswer>;
  load: (choice: Choice | null, address: string) => Promise<void>;
  pick: (answer: readonly PlayerSource[], quality: string) => Choice | null;
  current: { readonly current: Choice | null };
  onFailure: (reason: PlayerFailure) => void;
  setOffline: (offline: boolean) => void;
  quality: string;
}

/**
 * Recovers from an error or a long silence: requests fresh links and goes on at the same position. After three tries it
 * reports the failure.
 */
function useRecovery({ film, length, ask, load, pick, current, onFailure, setOffline, quality }: Recovery): void {
  const latest = useRef({ length, ask, load, pick, onFailure, quality });
  useEffect(() => {
    latest.current = { length, ask, load, pick, onFailure, quality };
  });
  // Before the first paint, as an error that occurs before the listeners are added is lost.
  useLayoutEffect(() => {
    const address = film.src;
    let tries = 0;
    let busy = false;
    let gone = false;
    let lastTime = film.currentTime;
    let starving = 0;
    // An element that loads again is paused without an event, and a file may fail before anyone has pressed play.
    let wanted = !film.paused && !film.ended;

    const online = () =>
      new Promise<void>((resolve) => {
        if (navigator.onLine) resolve();
        else {
          setOffline(true);
          window.addEventListener('online', () => (setOffline(false), resolve()), { once: true });
        }
      });

    const recover = async () => {
      if (busy || gone) return;
      busy = true;
      clearTimeout(starving);
      await online();
      if (lacksFormat(film)) {
        latest.current.onFailure('unsupported');
        return;
      }
      await wait(waits[tries] ?? 0);
      tries += 1;
      if (gone) return;
      const answer = await latest.current.ask();
      if (answer === 'missing') latest.current.onFailure('gone');
      else if (answer === 'refused' || tries > waits.length) latest.current.onFailure('broken');
      else {
        const choice =
          typeof answer === 'string' || current.current === null
            ? null
            : latest.current.pick(answer, latest.current.quality);
        busy = false;
        await latest.current.load(choice, address);
        if (wanted) await film.play().catch(() => {});
        watchForSilence();
      }
    };
    const atEnd = () => stopsAtEnd(film, latest.current.length);
    const fail = () => (atEnd() ? conclude(film) : void recover());
    const starve = () => (atEnd() && !film.seeking ? conclude(film) : watchForSilence());
    const rest = () => {
      clearTimeout(starving);
      starving = 0;
    };
    const watchForSilence = () => {
      rest();
      if (!film.paused && !film.ended) starving = window.setTimeout(fail, starvedMs);
    };
    // A slow connection is not silence.
    const receive = () => starving !== 0 && watchForSilence();
    const progress = () => {
      if (film.currentTime === lastTime) return;
      lastTime = film.currentTime;
      if (film.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) {
        tries = 0;
        rest();
      }
    };
    if (film.error) fail();
    const stop = listen(film, {
      error: fail,
      streamerror: fail,
      waiting: starve,
      progress: receive,
      // A video that has failed does not play, and fires no event for it.
      playrequest: () => {
        wanted = true;
        if (film.error) fail();
      },
      play: () => {
        wanted = true;
        watchForSilence();
      },
      timeupdate: progress,
      playing: rest,
      pause: () => {
        wanted = false;
        rest();
      },
    });
    return () => {
      gone = true;
      clearTimeout(starving);
      stop();
    };
  }, [film, current, setOffline]);
}
