import { useHydrated } from '@afterglow/design-system/hydrated';
import { useState } from 'react';
import { useConfig, type SubmittedForm } from './config.ts';

/** What came with the document for its first page; undefined on every page that is opened after it. */
function useForFirstPage<Value>(value: Value | undefined): Value | undefined {
  const hydrated = useHydrated();
  const [first] = useState(hydrated ? undefined : value);
  return first;
}

const none: SubmittedForm = { values: {}, refusals: [], question: null };

/**
 * The form of the page that came with the document, and only of that.
 * @param posted whether it was this form, where a page has several
 */
export function useSubmitted(posted = true): SubmittedForm {
  const submitted = useForFirstPage(useConfig().submitted);
  return (posted && submitted) || none;
}

/** What a form without script has done, said once on the page that it leads to; null otherwise. */
export const useFlash = (): string | null => useForFirstPage(useConfig().flash) ?? null;
