import { useEffect, useRef, type RefObject } from 'react';
import type { FormDefinition } from '../../data/formDefinitions.ts';
import { readDraft, saveDraft } from '../../device/drafts.ts';
import { useSubmit } from './useSubmit.ts';

/** A form whose text is kept as a draft on the device until it is sent. */
type DraftForm = HTMLFormElement | null;

const draftField = (form: DraftForm): HTMLTextAreaElement | null => form?.querySelector('textarea') ?? null;

/** Sets the text of a field and notifies its length counter. */
function fillDraft(form: DraftForm, text: string): void {
  const field = draftField(form);
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Removes the draft of a text that was sent, even if its form is gone; anything typed since then stays. */
function dropSent(form: DraftForm, key: string, sent: string): void {
  if ((draftField(form)?.value ?? readDraft(key)) !== sent) return;
  fillDraft(form, '');
  saveDraft(key, '');
}

/** Restores the draft of an earlier visit. `isFocused` focuses the field, for a form that was opened by a press. */
export function useDraft(form: RefObject<DraftForm>, key: string, isFocused: boolean): void {
  useEffect(() => {
    const field = draftField(form.current);
    if (field?.value === '') fillDraft(form.current, readDraft(key));
    if (isFocused) field?.focus();
  }, [form, key, isFocused]);
}

/** Callbacks for a text that is shown before it is sent: one when it was sent, one when it was refused. */
export interface Sending {
  sent: (id: number, reply: Readonly<Record<string, unknown>>) => void;
  refused: () => void;
}

interface DraftOptions {
  /** Key of the draft. */
  key: string;
  /** As in `useSubmitted`. */
  posted?: boolean;
  /** Field of the reply that holds the id of what was sent. */
  idField: string;
  /** Shows the text at once; returns null if there is nothing to show. */
  begin: (text: string) => Sending | null;
}

/** Sends a text that is a draft until then. The text stays in its field until the API has accepted it. */
export function useDraftSubmit<Name extends string>(
  definition: FormDefinition<Name>,
  form: RefObject<DraftForm>,
  { key, posted = true, idField, begin }: DraftOptions,
) {
  const sending = useRef<Sending>(null);
  const sent = useRef('');
  const state = useSubmit(definition, {
    stays: true,
    posted,
    complete: async () => {
      sent.current = draftField(form.current)?.value ?? '';
      sending.current = begin(sent.current);
      return {};
    },
    onDone: (reply) => {
      dropSent(form.current, key, sent.current);
      sending.current?.sent(Number(reply[idField]), reply);
    },
    onRefused: () => sending.current?.refused(),
  });
  return { ...state, onInput: () => saveDraft(key, draftField(form.current)?.value ?? '') };
}
