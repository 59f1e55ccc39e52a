import { useEffect, useRef, type RefObject } from 'react';
import type { FormDefinition } from '../data/forms.ts';
import { moveDraft, readDraft, saveDraft } from '../device/drafts.ts';
import { useSubmit } from './useSubmit.ts';

/** A form whose text is a draft on the device until it is sent. */
type DraftForm = HTMLFormElement | null;

const draftField = (form: DraftForm): HTMLTextAreaElement | null => form?.querySelector('textarea') ?? null;

/** Sets the text of a field that counts its letters. */
function fillDraft(form: DraftForm, text: string): void {
  const field = draftField(form);
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What was sent is no draft any more, though its form may be gone; what has been typed since then stays. */
function dropSent(form: DraftForm, key: string, sent: string): void {
  if ((draftField(form)?.value ?? readDraft(key)) !== sent) return;
  fillDraft(form, '');
  saveDraft(key, '');
}

interface DraftKeys {
  key: string;
  /** What it was kept by before its writer signed in. */
  guestKey?: string;
}

/** Brings the draft of an earlier visit back; a form that was opened by a press takes the focus. */
export function useDraft(form: RefObject<DraftForm>, { key, guestKey = key }: DraftKeys, isFocused: boolean): void {
  useEffect(() => {
    const field = draftField(form.current);
    if (guestKey !== key && readDraft(key) === '') moveDraft(guestKey, key);
    if (field?.value === '') fillDraft(form.current, readDraft(key));
    if (isFocused) field?.focus();
  }, [form, key, guestKey, isFocused]);
}

/** What is to be done once what was shown at once is sent, or refused. */
export interface Sending {
  sent: (id: number) => void;
  refused: () => void;
}

interface DraftOptions {
  /** The draft's. */
  key: string;
  /** As in `useSubmitted`. */
  posted?: boolean;
  /** Where the reply has the id of what was sent. */
  idField: string;
  /** Shows the text at once; null if there is nothing to show. */
  begin: (text: string) => Sending | null;
}

/** Sends a text that is a draft until then. It stays in its field until the API has it. */
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
      sending.current?.sent(Number(reply[idField]));
    },
    onRefused: () => sending.current?.refused(),
  });
  return { ...state, onInput: () => saveDraft(key, draftField(form.current)?.value ?? '') };
}
