import { readValue, removeValue, saveValue } from './device.ts';
import { registry } from './registry.ts';

/** Older drafts are dropped: a comment is seldom resumed. */
const maxDrafts = 10;

const draftsOfOthers = (of: string) => (readValue(registry.drafts) ?? []).filter((draft) => draft.of !== of);

/** Returns the draft about a subject; empty if there is none. */
export const readDraft = (of: string): string =>
  readValue(registry.drafts)?.find((draft) => draft.of === of)?.text ?? '';

/** Saves what is being written; an empty text removes the draft. */
export function saveDraft(of: string, text: string): void {
  const others = draftsOfOthers(of);
  const drafts = text.trim() === '' ? others : [{ of, text }, ...others].slice(0, maxDrafts);
  if (drafts.length > 0) saveValue(registry.drafts, drafts);
  else removeValue(registry.drafts);
}
