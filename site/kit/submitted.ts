import { useHydrated } from '@afterglow/design-system/hydrated';
import { useState } from 'react';
import { useConfig, type SubmittedForm } from './config.ts';

const none: SubmittedForm = { values: {}, refusals: [], question: null };

/** The form of the page that came with the document, and only of that. */
export function useSubmitted(): SubmittedForm {
  const { submitted } = useConfig();
  const hydrated = useHydrated();
  const [first] = useState(hydrated ? undefined : submitted);
  return first ?? none;
}

/** What a form without script has done, said once on the page that it leads to; null otherwise. */
export function useFlash(): string | null {
  const { flash } = useConfig();
  const hydrated = useHydrated();
  const [first] = useState(hydrated ? undefined : flash);
  return first ?? null;
}
