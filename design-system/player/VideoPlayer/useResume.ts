import { useEffect, useState } from 'react';
import { onLeaving } from '../../primitives/onLeaving.ts';
import { setStartTime } from './videoElement.ts';
import { usePlayerServices } from './playerServices.ts';
import { useStage } from './stage.ts';

/** A video that was left within this many seconds of its start or end starts at the beginning. */
const marginSeconds = 10;
const saveEveryMs = 5_000;

/**
 * Continues where this visitor left the video, and stores the position while it plays. Returns the resumed position in
 * seconds, or 0.
 * @param startAt Seconds at which to continue after a failure; null at the first attempt.
 */
export function useResume(startAt: number | null): number {
  const services = usePlayerServices();
  const { video, details, length, preferences, seek } = useStage();
  const { id } = details;
  const keeps = preferences.resume;
  const [resumedAt] = useState(() => {
    if (startAt !== null || services.readStart(id) > 0 || !keeps || video.currentTime > 0 || !video.paused) return 0;
    const left = services.readPosition(id);
    return left > marginSeconds && left < length - marginSeconds ? left : 0;
  });
  // Also if it is already playing: play may have been pressed before the player was ready.
  const [linkedAt] = useState(() => (startAt === null ? services.readStart(id) : 0));
  const from = startAt ?? (linkedAt > 0 ? linkedAt : resumedAt);
  useEffect(() => {
    // Before anything has loaded, this only sets where it will start.
    if (from > 0 && video.readyState === HTMLMediaElement.HAVE_NOTHING) setStartTime(video, from);
    else if (from > 0) seek(from);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, at the start
  }, [video]);
  useSavedPosition(keeps);
  return resumedAt;
}

/** Stores the position of the video while it plays, and when the visitor leaves it. */
function useSavedPosition(keeps: boolean): void {
  const services = usePlayerServices();
  const { video, details, length } = useStage();
  const { id } = details;
  useEffect(() => {
    if (!keeps) return undefined;
    let savedAt = 0;
    const save = () => {
      savedAt = Date.now();
      const { currentTime, ended, duration } = video;
      const seconds = ended || currentTime > duration - marginSeconds ? 0 : currentTime;
      services.savePosition(id, { seconds: currentTime <= marginSeconds ? 0 : seconds, length });
    };
    const sometimes = () => video.played.length > 0 && Date.now() - savedAt > saveEveryMs && save();
    const leave = () => video.played.length > 0 && save();
    video.addEventListener('timeupdate', sometimes);
    video.addEventListener('pause', leave);
    const stopListening = onLeaving(leave);
    return () => {
      stopListening();
      video.removeEventListener('timeupdate', sometimes);
      video.removeEventListener('pause', leave);
      leave();
    };
  }, [video, id, keeps, length, services]);
}
