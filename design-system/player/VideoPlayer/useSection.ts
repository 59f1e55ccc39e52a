import { useEffect, useState } from 'react';

/** A section of the video that is repeated (A–B). Marks that are not set are null. */
export interface Section {
  from: number | null;
  to: number | null;
  /** Sets the start, then the end, then clears both. */
  mark: () => void;
}

export function useSection(video: HTMLVideoElement): Section {
  const [{ from, to }, setMarks] = useState<{ from: number | null; to: number | null }>({ from: null, to: null });
  useEffect(() => {
    if (from === null || to === null) return undefined;
    const back = () => {
      if (video.currentTime >= to || video.currentTime < from - 1) video.currentTime = from;
    };
    video.addEventListener('timeupdate', back);
    return () => video.removeEventListener('timeupdate', back);
  }, [video, from, to]);
  const mark = () =>
    setMarks((marks) => {
      const now = video.currentTime;
      if (marks.from === null) return { from: now, to: null };
      if (marks.to !== null) return { from: null, to: null };
      return now > marks.from + 0.2 ? { from: marks.from, to: now } : { from: now, to: null };
    });
  return { from, to, mark };
}
