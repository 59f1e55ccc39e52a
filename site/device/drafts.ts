import { readValue, removeValue, saveValue } from './device.ts';
import { registry } from './registry.ts';

/** Old ones are forgotten: a comment is seldom taken up again. */
const maxDrafts = 10;

const draftsOfOthers = (of: string) => (readValue(registry.drafts) ?? []).filter((draft) => draft.of !== of);

/** What was begun to be written about something; empty if nothing was. */
export const readDraft = (of: string): string =>
  readValue(registry.drafts)?.find((draft) => draft.of === of)?.text ?? '';

/** Keeps what is being written; an empty text is forgotten. */
export function saveDraft(of: string, text: string): void {
  const others = draftsOfOthers(of);
  const drafts = text.trim() === '' ? others : [{ of, text }, ...others].slice(0, maxDrafts);
  if (drafts.length > 0) saveValue(registry.drafts, drafts);
  else removeValue(registry.drafts);
}

/** A draft that is kept by another name from now on. */
export function moveDraft(from: string, to: string): void {
  const text = readDraft(from);
  if (text === '') return;
  saveDraft(from, '');
  saveDraft(to, text);
}
