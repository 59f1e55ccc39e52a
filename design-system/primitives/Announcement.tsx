import { useEffect, useRef } from 'react';
import { announce, type Urgency } from './announce.ts';
import { useHydrated } from './useHydrated.ts';

export interface AnnouncementProps {
  /** Empty, null or undefined while there is nothing to say. */
  sentence: string | null | undefined;
  /** `polite` by default: it waits for what is being said. */
  urgency?: Urgency;
  /** Announces changes only, as the first sentence is read where it stands. */
  changesOnly?: boolean;
}

/**
 * Announces a sentence to screen readers when it arrives or changes. Renders nothing: the sentence is shown beside it.
 * A sentence that the server has rendered is read with the page, and not announced.
 */
export function Announcement({ sentence, urgency = 'polite', changesOnly = false }: AnnouncementProps) {
  // Most pages have a dozen of these, and nothing to announce: none may be rendered a second time for that.
  const hydrated = useHydrated(Boolean(sentence) && !changesOnly);
  const announced = useRef(hydrated && !changesOnly ? null : sentence);
  useEffect(() => {
    if (announced.current === sentence) return;
    announced.current = sentence;
    if (sentence) announce(sentence, urgency);
  }, [sentence, urgency]);
  return null;
}
