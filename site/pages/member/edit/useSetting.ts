import { useState } from 'react';
import type { FormDefinition } from '../../../data/forms.ts';
import { useFlash } from '../../../kit/submitted.ts';
import { useSubmit, type FormState } from '../../../kit/useSubmit.ts';
import { editAction, type EditStep } from '../../../routing/memberTabs.ts';

/** The edit tab that forms stand in. */
export interface EditTab {
  path: string;
  /** The form that was posted to it without script; null if none was. */
  posted: string | null;
}

/** A form of the edit tab, which stays and says itself that it was saved; `onDone` is called with it. `draft` as in `useSubmit`. */
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
