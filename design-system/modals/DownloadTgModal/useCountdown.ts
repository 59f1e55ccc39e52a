import { useEffect, useState } from 'react';

/**
 * Returns the whole seconds until a wait is over; null before it starts. Computed from the clock instead of counting
 * ticks, which are rare while the page is in the background.
 */
export function useCountdown(seconds: number): { left: number | null; start: () => void } {
  const [end, setEnd] = useState<number | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  const start = () => {
    if (end !== null) return;
    setEnd(Date.now() + seconds * 1000);
    setLeft(seconds);
  };
  return { left, start };
}
