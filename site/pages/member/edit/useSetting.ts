import { useState } from 'react';
import type { FormDefinition } from '../../../data/formDefinitions.ts';
import { useFlash } from '../../../shared/submitted.ts';
import { useSubmit, type FormState } from '../../../features/forms/useSubmit.ts';
import { editAction, type EditStep } from '../../../routing/memberTabs.ts';

/** The edit tab as its forms need it. */
export interface EditTab {
  path: string;
  /** Name of the form that was posted without script; null if none was. */
  posted: string | null;
}

/**
 * Manages a form of the edit tab, which stays there and says that it was saved.
 * @param onDone called with the sent form
 * @param draft as in `useSubmit`
 */
export function useSetting<Name extends string>(
  form: FormDefinition<Name>,
  step: EditStep,
  { path, posted }: EditTab,
  onDone?: (form: HTMLFormElement) => void,
  draft?: string,
): FormState<Name> & { action: string; done: boolean } {
  const flash = useFlash();
  const [done, setDone] = useState(flash === step);
  const state = useSubmit(form, {
    stays: true,
    posted: posted === step,
    ...(draft !== undefined && { draft }),
    onDone: (_, sent) => {
      setDone(true);
      onDone?.(sent);
    },
    onRefused: () => setDone(false),
  });
  return { ...state, action: editAction(path, step), done: done && !state.busy };
}
