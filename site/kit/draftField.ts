import { useEffect, type RefObject } from 'react';
import { readDraft, saveDraft } from '../device/drafts.ts';

/** A form whose text is a draft on the device until it is sent. */
type DraftForm = HTMLFormElement | null;

export const draftField = (form: DraftForm): HTMLTextAreaElement | null => form?.querySelector('textarea') ?? null;

/** Sets the text of a field that counts its letters. */
function fillDraft(form: DraftForm, text: string): void {
  const field = draftField(form);
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What was sent is no draft any more; what has been typed since then stays. */
export function dropSent(form: DraftForm, key: string, sent: string): void {
  if (draftField(form)?.value !== sent) return;
  fillDraft(form, '');
  saveDraft(key, '');
}

/** Brings the draft of an earlier visit back; a form that was opened by a press takes the focus. */
export function useDraft(form: RefObject<DraftForm>, key: string, isFocused: boolean): void {
  useEffect(() => {
    const field = draftField(form.current);
    if (field?.value === '') fillDraft(form.current, readDraft(key));
    if (isFocused) field?.focus();
  }, [form, key, isFocused]);
}
