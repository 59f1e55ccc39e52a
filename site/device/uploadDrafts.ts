import { readValue, removeValue, saveValue } from './device.ts';
import { registry } from './registry.ts';

/** More uploads than this are never unfinished at a time. */
const maxDrafts = 5;

type Fields = Readonly<Record<string, string>>;

const draftsOfOthers = (of: number) => (readValue(registry.uploadDrafts) ?? []).filter((draft) => draft.of !== of);

/** What was written about an upload; null if nothing was. */
export const readUploadDraft = (of: number): Fields | null =>
  readValue(registry.uploadDrafts)?.find((draft) => draft.of === of)?.fields ?? null;

export const saveUploadDraft = (of: number, fields: Fields): void =>
  void saveValue(registry.uploadDrafts, [{ of, fields: { ...fields } }, ...draftsOfOthers(of)].slice(0, maxDrafts));

/** The upload was saved or given up. */
export function forgetUploadDraft(of: number): void {
  const others = draftsOfOthers(of);
  if (others.length > 0) saveValue(registry.uploadDrafts, others);
  else removeValue(registry.uploadDrafts);
}
