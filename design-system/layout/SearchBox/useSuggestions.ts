import { delay } from '@afterglow/tokens';
import { useEffect, useState } from 'react';
import type { SuggestionGroup, SuggestionState } from './suggestions.ts';

interface Source {
  words: string;
  min: number;
  starting: readonly SuggestionGroup[];
  onFind: ((text: string, signal: AbortSignal) => Promise<readonly SuggestionGroup[]>) | undefined;
}

/** What the list under the search shows, and which of it the arrow keys have reached (-1 for none). */
export function useSuggestions({ words, min, starting, onFind }: Source) {
  const [text, setText] = useState(words);
  const [shown, setShown] = useState(false);
  const [answer, setAnswer] = useState<{
    to: string;
    state: SuggestionState;
    groups: readonly SuggestionGroup[];
  } | null>(null);
  const [active, setActive] = useState(-1);

  const trimmed = text.trim();
  const enough = [...trimmed].length >= min && onFind !== undefined;
  const current: { state: SuggestionState; groups: readonly SuggestionGroup[] } = !enough
    ? { state: 'starting', groups: starting }
    : answer?.to === trimmed
      ? answer
      : // What was found for fewer letters stays until the next answer comes, so that the list does not blink.
        { state: 'loading', groups: answer?.groups ?? [] };

  useEffect(() => {
    if (!shown || !enough || answer?.to === trimmed) return;
    const until = new AbortController();
    const timer = setTimeout(() => {
      const settle = (state: SuggestionState, groups: readonly SuggestionGroup[]) => {
        if (!until.signal.aborted) setAnswer({ to: trimmed, state, groups });
      };
      onFind(trimmed, until.signal).then(
        (groups) =>
          settle(
            'found',
            groups.filter(({ suggestions }) => suggestions.length > 0),
          ),
        () => settle('failed', []),
      );
    }, delay.suggest);
    return () => {
      clearTimeout(timer);
      until.abort();
    };
  }, [shown, enough, trimmed, answer?.to, onFind]);

  // A page that is left takes its open list along.
  useEffect(() => {
    if (!shown) return;
    const leave = () => setShown(false);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [shown]);

  const many = current.groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const tooShort = trimmed !== '' && !enough;
  return {
    ...current,
    text: trimmed,
    open: shown && (many > 0 || current.state !== 'starting' || tooShort),
    active,
    type: (typed: string) => {
      setText(typed);
      setActive(-1);
      setShown(true);
    },
    show: () => setShown(true),
    hide: () => {
      setShown(false);
      setActive(-1);
    },
    /** One on or back, from the last to none to the first. */
    move: (step: 1 | -1) => {
      setShown(true);
      setActive((place) => ((place + step + 1 + many + 1) % (many + 1)) - 1);
    },
  };
}
