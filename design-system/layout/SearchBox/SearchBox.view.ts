import { topKeywords } from '@afterglow/fixtures/contract/limits';
import { noFilters } from '@afterglow/fixtures/contract/lists';
import type { Term, Top } from '@afterglow/fixtures/contract/terms';
import { defineMessages } from 'react-intl';
import { videoCount } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

const said = defineMessages({
  often: { id: 'searchBox.often', defaultMessage: 'Often searched for' },
  recent: { id: 'searchBox.recent', defaultMessage: 'Your last searches' },
  keywords: { id: 'searchBox.keywords', defaultMessage: 'Searches' },
  categories: { id: 'searchBox.categories', defaultMessage: 'Categories' },
  models: { id: 'searchBox.models', defaultMessage: 'Models' },
  channels: { id: 'searchBox.channels', defaultMessage: 'Channels' },
});

/** Of the visitor's own searches, the last so many are offered (R37). */
const recentSearches = 3;

/** More of one kind would push the others out of sight. */
const ofAKind = 4;

const searches = (words: readonly string[], { href }: Reader): Suggestion[] =>
  words.map((label) => ({
    label,
    href: href.list({ of: { kind: 'search', words: label }, sort: 'relevance', page: 1, filters: noFilters }),
  }));

const terms = (list: readonly Term[], reader: Reader, href: (term: Term) => string): Suggestion[] =>
  list
    .slice(0, ofAKind)
    .map((term) => ({ label: term.title, href: href(term), note: videoCount(term.videos, reader) }));

/** Offered to an empty search: the visitor's last searches, newest first, and what is often searched for. */
export function startingSuggestions(
  { keywords, recents = [] }: { keywords: readonly string[]; recents?: readonly string[] },
  reader: Reader,
): SuggestionGroup[] {
  const { intl } = reader;
  const groups: SuggestionGroup[] = [
    {
      heading: intl.formatMessage(said.recent),
      icon: 'clock',
      suggestions: searches(recents.slice(0, recentSearches), reader),
    },
    {
      heading: intl.formatMessage(said.often),
      icon: 'search',
      suggestions: searches(keywords.slice(0, topKeywords), reader),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

/** What the suggester found, in its four kinds. */
export function foundSuggestions({ keywords, categories, models, channels }: Top, reader: Reader): SuggestionGroup[] {
  const { intl, href } = reader;
  return [
    {
      heading: intl.formatMessage(said.keywords),
      icon: 'search',
      suggestions: searches(keywords.slice(0, ofAKind), reader),
    },
    {
      heading: intl.formatMessage(said.categories),
      icon: 'category',
      suggestions: terms(categories, reader, ({ dir, title }) =>
        href.list({ of: { kind: 'category', dir, title }, sort: 'latest-updates', page: 1, filters: noFilters }),
      ),
    },
    { heading: intl.formatMessage(said.models), icon: 'star', suggestions: terms(models, reader, href.model) },
    { heading: intl.formatMessage(said.channels), icon: 'tv', suggestions: terms(channels, reader, href.channel) },
  ];
}
