import { fieldsOf, withDraft } from '../../features/forms/useSubmit.ts';
import { contentsOf, markSaved } from '../../features/leaving/unsaved.ts';

/** Key of the draft that holds the address which a link went to. */
const key = 'sentAddress';

/** Keeps the address that a link went to in this tab, for the form that sends it again. */
export const keepSentAddress = (form: HTMLFormElement): Promise<void> =>
  withDraft(key, (draft) => draft.save(fieldsOf(form, ['email'])));

/** Fills in the address that a link went to; the visitor has typed nothing that could be lost. */
export function fillSentAddress(form: HTMLFormElement | null): void {
  if (!form) return;
  void withDraft(key, (draft) => {
    draft.fill(form);
    markSaved(contentsOf(form));
  });
}
