const seconds = (milliseconds: number): string => {
  const all = Math.round(milliseconds / 1_000);
  return all < 90 ? `${all} s` : `${Math.round(all / 60)} min`;
};

/** Returns a function that gives a line of progress after every twentieth story, and after the last one. */
export function progressOf(total: number, now: () => number): () => string | null {
  const begun = now();
  let done = 0;
  return () => {
    done += 1;
    if (done % 20 !== 0 && done !== total) return null;
    const elapsed = now() - begun;
    const rate = (done / elapsed) * 1_000;
    const left =
      done === total ? `${seconds(elapsed)} in all` : `about ${seconds((elapsed / done) * (total - done))} left`;
    return `${done} of ${total} stories · ${rate.toFixed(1)} a second · ${left}`;
  };
}
