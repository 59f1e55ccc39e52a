import { useEffect, useState } from 'react';

/**
 * Whole seconds until a wait is over; null before it starts. Counted from the clock, not in ticks: the page lies in the
 * background meanwhile, where ticks are rare.
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
