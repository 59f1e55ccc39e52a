import { useHydrated } from '@afterglow/design-system/hydrated';
import { useState } from 'react';
import { useConfig, type SubmittedForm } from './config.ts';

/** Returns a value that came with the document for its first page; undefined on every later page. */
function useForFirstPage<Value>(value: Value | undefined): Value | undefined {
  // Most documents come with none, and their pages must not be rendered a second time.
  const hydrated = useHydrated(value !== undefined);
  const [first] = useState(hydrated ? undefined : value);
  return first;
}

const none: SubmittedForm = { values: {}, refusals: [], question: null };

/**
 * Returns the submitted form that came with the document, on the document's first page only.
 * @param posted whether it was this form, where a page has several
 */
export function useSubmitted(posted = true): SubmittedForm {
  const submitted = useForFirstPage(useConfig().submitted);
  return (posted && submitted) || none;
}

/** Returns the code of what a form sent without script has done, on the page that it leads to only; null otherwise. */
export const useFlash = (): string | null => useForFirstPage(useConfig().flash) ?? null;
