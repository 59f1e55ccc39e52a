import { delay } from '@afterglow/tokens';
import { useCallback, useEffect, useState } from 'react';
import { countOf, type SearchLength, type SuggestionGroup, type SuggestionNote } from './suggestions.ts';

type Groups = readonly SuggestionGroup[];

interface Source {
  length: SearchLength;
  onStart: ((show: (groups: Groups) => void) => void) | undefined;
  onFind: ((text: string, signal: AbortSignal) => Promise<Groups>) | undefined;
}

/** Returns the state of the panel below the search, and the option highlighted with the arrow keys (-1 for none). */
export function useSuggestions({ length, onStart, onFind }: Source) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(false);
  const [refused, setRefused] = useState(false);
  const [starting, setStarting] = useState<Groups>([]);
  /** The latest reply; `groups` is null if the suggester failed. */
  const [answer, setAnswer] = useState<{ to: string; groups: Groups | null } | null>(null);
  const [active, setActive] = useState(-1);

  const trimmed = text.trim();
  const findable = onFind !== undefined && length.fits(text);
  // Previous suggestions stay until new ones arrive, and on failure: no flicker and no error message.
  const groups = (findable && answer?.groups) || starting;
  const count = countOf(groups);
  const none = findable && answer?.to === trimmed && answer.groups !== null && count === 0;
  const note: SuggestionNote = refused ? 'length' : none ? 'none' : null;

  // Runs on each opening, since other tabs may have added searches.
  useEffect(() => {
    if (shown) onStart?.(setStarting);
  }, [shown, onStart]);

  useEffect(() => {
    if (!shown || !findable || answer?.to === trimmed) return;
    const until = new AbortController();
    const settle = (found: Groups | null) => {
      if (until.signal.aborted) return;
      setAnswer({ to: trimmed, groups: found?.filter(({ suggestions }) => suggestions.length > 0) ?? null });
      setActive(-1);
    };
    const timer = setTimeout(() => {
      onFind(trimmed, until.signal).then(settle, () => settle(null));
    }, delay.suggest);
    return () => {
      clearTimeout(timer);
      until.abort();
    };
  }, [shown, findable, trimmed, answer?.to, onFind]);

  const show = useCallback((typed: string) => {
    setText(typed);
    setShown(true);
  }, []);

  const hide = useCallback(() => {
    setShown(false);
    setRefused(false);
    setActive(-1);
    // Refocusing the box retries an unanswered request.
    setAnswer((last) => (last?.groups ? last : null));
  }, []);

  // Navigating away closes the open list.
  useEffect(() => {
    if (!shown) return;
    window.addEventListener('popstate', hide);
    return () => window.removeEventListener('popstate', hide);
  }, [shown, hide]);

  return {
    groups,
    note,
    text: trimmed,
    /** Whether the box has focus. */
    shown,
    open: shown && onFind !== undefined && (count > 0 || note !== null),
    active,
    show,
    type: (typed: string) => {
      setText(typed);
      setActive(-1);
      setShown(true);
      if (length.fits(typed)) setRefused(false);
      // The last reply belongs to a different query.
      else setAnswer(null);
    },
    /** Shows why a search was not submitted. */
    refuse: () => {
      setRefused(true);
      setShown(true);
      setActive(-1);
    },
    hide,
    clearOwn: () => {
      setStarting((all) => all.filter(({ own }) => !own));
      setActive(-1);
    },
    /** Moves the highlight by one, wrapping from the last option via none to the first. */
    move: (step: 1 | -1) => {
      setShown(true);
      setActive((place) => ((place + step + 1 + count + 1) % (count + 1)) - 1);
    },
  };
}
