import { useEffect, useLayoutEffect, useRef } from 'react';
import { conclude, lacksFormat, stopsAtEnd } from './videoElement.ts';
import { listen } from './listen.ts';
import type { Choice } from './pickSource.ts';
import type { PlayerFailure } from './playerDetails.ts';
import type { PlayerSource, SourcesAnswer } from './playerServices.ts';

/** Milliseconds without a frame after which a video that should be playing counts as cut off. */
const starvedMs = 9_000;
/** Milliseconds to wait before each retry. */
const waits = [0, 1_500, 4_000];

interface Recovery {
  video: HTMLVideoElement;
  /** Duration in seconds. */
  length: number;
  ask: () => Promise<SourcesAnswer>;
  load: (choice: Choice | null, address: string) => Promise<void>;
  pick: (answer: readonly PlayerSource[], quality: string) => Choice | null;
  /** The source that plays; null for the URL in the server-rendered page. */
  current: { readonly current: Choice | null };
  onFailure: (reason: PlayerFailure) => void;
  setOffline: (offline: boolean) => void;
  quality: string;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves as soon as the device is online. */
function connection(setOffline: (offline: boolean) => void): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  setOffline(true);
  return new Promise((resolve) => {
    window.addEventListener('online', () => (setOffline(false), resolve()), { once: true });
  });
}

/** Returns a timer that fires when a video that should be playing has received nothing for a while. */
function silenceTimer(video: HTMLVideoElement, onSilence: () => void) {
  let timer = 0;
  const clear = () => clearTimeout(timer);
  const stop = () => {
    clear();
    timer = 0;
  };
  const start = () => {
    stop();
    if (!video.paused && !video.ended) timer = window.setTimeout(onSilence, starvedMs);
  };
  return { start, stop, clear, restart: () => timer !== 0 && start() };
}

/** Returns functions that request fresh links and go on at the same position, and one that ends all tries. */
function createRetries({ video, current, setOffline }: Recovery, latest: { current: Recovery }) {
  const address = video.src;
  const state = { tries: 0, busy: false, gone: false };
  /** Returns whether a try may begin; another one may be under way. */
  const begin = (): boolean => {
    if (state.busy || state.gone) return false;
    state.busy = true;
    return true;
  };
  /** Returns whether the video has been loaded again. */
  const retry = async (): Promise<boolean> => {
    await connection(setOffline);
    if (lacksFormat(video)) {
      latest.current.onFailure('unsupported');
      return false;
    }
    await wait(waits[state.tries] ?? 0);
    state.tries += 1;
    if (state.gone) return false;
    const answer = await latest.current.ask();
    if (state.gone) return false;
    const { pick, quality, load, onFailure } = latest.current;
    if (answer === 'missing') onFailure('gone');
    else if (answer === 'refused' || state.tries > waits.length) onFailure('broken');
    else {
      const choice = typeof answer === 'string' || current.current === null ? null : pick(answer, quality);
      state.busy = false;
      await load(choice, address);
      return !state.gone;
    }
    return false;
  };
  return { begin, retry, succeed: () => (state.tries = 0), end: () => (state.gone = true) };
}

/** Watches the video, and recovers it. Returns a function that stops it. */
function watchVideo(recovery: Recovery, latest: { current: Recovery }): () => void {
  const { video } = recovery;
  // An element that loads again is paused without an event, and a file may fail before anyone has pressed play.
  let wanted = !video.paused && !video.ended;
  let lastTime = video.currentTime;
  const retries = createRetries(recovery, latest);
  const recover = async () => {
    if (!retries.begin()) return;
    silence.clear();
    if (!(await retries.retry())) return;
    if (wanted) await video.play().catch(() => {});
    silence.start();
  };
  const atEnd = () => stopsAtEnd(video, latest.current.length);
  const fail = () => (atEnd() ? conclude(video) : void recover());
  const silence = silenceTimer(video, fail);
  const progress = () => {
    if (video.currentTime === lastTime) return;
    lastTime = video.currentTime;
    if (video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) return;
    retries.succeed();
    silence.stop();
  };
  if (video.error) fail();
  const stop = listen(video, {
    error: fail,
    streamerror: fail,
    waiting: () => (atEnd() && !video.seeking ? conclude(video) : silence.start()),
    // A slow connection is not silence.
    progress: silence.restart,
    // A video that has failed does not play, and fires no event for it.
    playrequest: () => ((wanted = true), video.error && fail()),
    play: () => ((wanted = true), silence.start()),
    timeupdate: progress,
    playing: silence.stop,
    pause: () => ((wanted = false), silence.stop()),
  });
  return () => (retries.end(), silence.clear(), stop());
}

/**
 * Recovers from an error or a long silence: requests fresh links and goes on at the same position. After three tries it
 * reports the failure.
 */
export function useRecovery(recovery: Recovery): void {
  const { video, current, setOffline } = recovery;
  const latest = useRef(recovery);
  useEffect(() => {
    latest.current = recovery;
  });
  // Before the first paint, as an error that occurs before the listeners are added is lost.
  useLayoutEffect(
    () => watchVideo({ ...latest.current, video, current, setOffline }, latest),
    [video, current, setOffline],
  );
}
