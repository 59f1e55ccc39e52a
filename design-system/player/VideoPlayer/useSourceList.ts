import { useCallback, useMemo, useRef, useState } from 'react';
import { usePlayerServices, type PlayerSource, type SourcesAnswer } from './playerServices.ts';

const heightsOf = (sources: readonly PlayerSource[]): readonly number[] =>
  [...new Set(sources.map(({ height }) => height).filter((height) => height > 0))].sort((one, other) => other - one);

/** Returns the files and streams of a video, and the function that requests them. */
export function useSourceList(id: number) {
  const services = usePlayerServices();
  const [sources, setSources] = useState<readonly PlayerSource[]>([]);
  const requested = useRef<Promise<SourcesAnswer> | null>(null);
  const ask = useCallback(async (): Promise<SourcesAnswer> => {
    requested.current = services.sources(id);
    const answer = await requested.current;
    // The next approach asks again, or the quality menu would stay empty.
    if (answer === 'failed') requested.current = null;
    if (typeof answer !== 'string') setSources(answer);
    return answer;
  }, [id, services]);
  const isRequested = useCallback(() => requested.current !== null, []);
  return { sources, heights: useMemo(() => heightsOf(sources), [sources]), isRequested, ask };
}
