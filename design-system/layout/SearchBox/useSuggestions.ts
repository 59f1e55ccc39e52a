import { delay } from '@afterglow/tokens';
import { useCallback, useEffect, useState } from 'react';
import { countOf, type SearchLength, type SuggestionGroup, type SuggestionNote } from './suggestions.ts';

type Groups = readonly SuggestionGroup[];

interface Source {
  length: SearchLength;
  onStart: ((show: (groups: Groups) => void) => void) | undefined;
  onFind: ((text: string, signal: AbortSignal) => Promise<Groups>) | undefined;
}

/** The latest reply; `groups` is null if the suggester failed. */
interface Answer {
  to: string;
  groups: Groups | null;
}

/**
 * Fetches suggestions for a text while `wanted`. Returns the latest reply and its setter.
 * @param onAnswer Called with each reply; the caller keeps its identity.
 */
function useAnswer(text: string, wanted: boolean, onFind: Source['onFind'], onAnswer: () => void) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!wanted || !onFind || answer?.to === text) return;
    const until = new AbortController();
    const settle = (found: Groups | null) => {
      if (until.signal.aborted) return;
      setAnswer({ to: text, groups: found?.filter(({ suggestions }) => suggestions.length > 0) ?? null });
      onAnswer();
    };
    const timer = setTimeout(() => {
      onFind(text, until.signal).then(settle, () => settle(null));
    }, delay.suggest);
    return () => {
      clearTimeout(timer);
      until.abort();
    };
  }, [wanted, text, answer?.to, onFind, onAnswer]);
  return [answer, setAnswer] as const;
}

/** Returns the suggestions for a text that is too short to search for. They are read on each opening, since other tabs may have added searches. */
function useStarting(shown: boolean, onStart: Source['onStart']) {
  const [starting, setStarting] = useState<Groups>([]);
  useEffect(() => {
    if (shown) onStart?.(setStarting);
  }, [shown, onStart]);
  return [starting, setStarting] as const;
}

/** Calls `onLeave` when the visitor navigates while `shown`. */
function useLeaving(shown: boolean, onLeave: () => void): void {
  useEffect(() => {
    if (!shown) return;
    window.addEventListener('popstate', onLeave);
    return () => window.removeEventListener('popstate', onLeave);
  }, [shown, onLeave]);
}

/** Returns the text in the box, whether the box has focus, and the option highlighted with the arrow keys (-1 for none). */
function useTyped() {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(false);
  const [active, setActive] = useState(-1);
  const [refused, setRefused] = useState(false);
  const unmark = useCallback(() => setActive(-1), []);
  return { text, setText, shown, setShown, active, setActive, unmark, refused, setRefused };
}

/** Returns the state of the panel below the search, and what changes it. */
export function useSuggestions({ length, onStart, onFind }: Source) {
  const { text, setText, shown, setShown, active, setActive, unmark, refused, setRefused } = useTyped();
  const trimmed = text.trim();
  const findable = onFind !== undefined && length.fits(text);
  const [starting, setStarting] = useStarting(shown, onStart);
  const [answer, setAnswer] = useAnswer(trimmed, shown && findable, onFind, unmark);
  // Previous suggestions stay until new ones arrive, and on failure: no flicker and no error message.
  const groups = (findable && answer?.groups) || starting;
  const count = countOf(groups);
  const none = findable && answer?.to === trimmed && answer.groups !== null && count === 0;
  const note: SuggestionNote = refused ? 'length' : none ? 'none' : null;
  const show = useCallback((typed: string) => (setText(typed), setShown(true)), [setText, setShown]);
  const hide = useCallback(() => {
    setShown(false);
    setRefused(false);
    unmark();
    // Refocusing the box retries an unanswered request.
    setAnswer((last) => (last?.groups ? last : null));
  }, [setShown, setRefused, unmark, setAnswer]);
  useLeaving(shown, hide);
  const type = (typed: string) => {
    show(typed);
    unmark();
    if (length.fits(typed)) setRefused(false);
    // The last reply belongs to a different query.
    else setAnswer(null);
  };
  /** Shows why a search was not submitted. */
  const refuse = () => (setRefused(true), setShown(true), unmark());
  const clearOwn = () => (setStarting((all) => all.filter(({ own }) => !own)), unmark());
  /** Moves the highlight by one, wrapping from the last option via none to the first. */
  const move = (step: 1 | -1) => {
    setShown(true);
    setActive((place) => ((place + step + 1 + count + 1) % (count + 1)) - 1);
  };
  const open = shown && onFind !== undefined && (count > 0 || note !== null);
  return { groups, note, text: trimmed, shown, open, active, show, type, refuse, hide, clearOwn, move };
}
