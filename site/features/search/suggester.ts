import type { SearchBoxProps } from '@afterglow/design-system/layout/SearchBox';
import { matchingSuggestions, startingSuggestions } from '@afterglow/design-system/layout/SearchBox/view';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { valueOf } from '../../runtime/data/answer.ts';
import { cancellableFetcher, fetcher } from '../../runtime/data/fetcher.ts';
import { read } from '../../runtime/data/read.ts';
import { keywordsRead, suggestionsRead } from '../../data/suggester.ts';
import { clearSearches, saveSearch, recentSearches } from '../../device/searches.ts';

type Show = Parameters<NonNullable<SearchBoxProps['onStart']>>[0];
type Groups = ReturnType<typeof matchingSuggestions>;

/** Popular searches, once loaded; cached for the lifetime of the document. */
let keywords: readonly string[] = [];
let pendingKeywords: Promise<void> | null = null;

async function loadKeywords(): Promise<void> {
  keywords = valueOf(await read(fetcher, keywordsRead)) ?? [];
}

/**
 * Shows the last searches at once, and popular searches when they have loaded. After a failure the next opening
 * retries.
 */
export async function start(reader: Reader, show: Show): Promise<void> {
  const showCurrent = () => show(startingSuggestions({ keywords, recents: recentSearches() }, reader));
  showCurrent();
  if (keywords.length > 0) return;
  pendingKeywords ??= loadKeywords().finally(() => (pendingKeywords = null));
  await pendingKeywords;
  showCurrent();
}

/**
 * Returns suggestions for the words typed so far.
 * @throws if the suggester does not respond
 */
export async function find(words: string, reader: Reader, signal: AbortSignal): Promise<Groups> {
  const found = valueOf(await read(cancellableFetcher(signal), suggestionsRead(words)));
  if (found === null) throw new Error('The suggester does not answer. Search without it.');
  return matchingSuggestions(found, reader);
}

export { clearSearches as clear, saveSearch as save };
