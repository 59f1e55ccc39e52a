import { maxRecentSearches, maxSuggestionsPerKind, topKeywords } from '@afterglow/contract/limits';
import { noFilters } from '@afterglow/contract/lists';
import type { Term, Top } from '@afterglow/contract/terms';
import { defineMessages } from 'react-intl';
import { ifAny, videoCount } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

const messages = defineMessages({
  often: { id: 'searchBox.often', defaultMessage: 'Often searched for' },
  recent: { id: 'searchBox.recent', defaultMessage: 'Your last searches' },
  keywords: { id: 'searchBox.keywords', defaultMessage: 'Searches' },
  categories: { id: 'searchBox.categories', defaultMessage: 'Categories' },
  models: { id: 'searchBox.models', defaultMessage: 'Models' },
  channels: { id: 'searchBox.channels', defaultMessage: 'Channels' },
});

/** Number of suggestions that fit without much scrolling. */
const inAll = 16;
const leastOfAKind = 4;

/** Returns the maximum shown per kind, so that none crowds out the others: the fewer kinds, the more of each. */
function shownOfAKind(kinds: readonly (readonly unknown[])[]): number {
  let most = maxSuggestionsPerKind;
  const rows = () => kinds.reduce((sum, { length }) => sum + Math.min(length, most), 0);
  while (most > leastOfAKind && rows() > inAll) most -= 1;
  return most;
}

const searches = (words: readonly string[], { href }: Reader): Suggestion[] =>
  words.map((label) => ({
    label,
    href: href.list({ of: { kind: 'search', words: label }, sort: 'relevance', page: 1, filters: noFilters }),
  }));

const terms = (list: readonly Term[], reader: Reader, href: (term: Term) => string): Suggestion[] =>
  list.map((term) => ({ label: term.title, href: href(term), note: ifAny(videoCount, term.videos, reader) }));

/** Returns the suggestions for an empty search: the visitor's recent searches, newest first, and popular ones. */
export function startingSuggestions(
  { keywords, recents }: { keywords: readonly string[]; recents: readonly string[] },
  reader: Reader,
): SuggestionGroup[] {
  const { intl } = reader;
  const groups: SuggestionGroup[] = [
    {
      heading: intl.formatMessage(messages.recent),
      icon: 'clock',
      suggestions: searches(recents.slice(0, maxRecentSearches), reader),
      own: true,
    },
    {
      heading: intl.formatMessage(messages.often),
      icon: 'search',
      suggestions: searches(keywords.slice(0, topKeywords), reader),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

/** Groups the results of the suggester into its four kinds. */
export function matchingSuggestions(found: Top, reader: Reader): SuggestionGroup[] {
  const { intl, href } = reader;
  const { keywords, categories, models, channels } = found;
  const most = shownOfAKind([keywords, categories, models, channels]);
  const category = ({ dir, title }: Term) =>
    href.list({ of: { kind: 'category', dir, title }, sort: 'latest-updates', page: 1, filters: noFilters });
  return [
    {
      heading: intl.formatMessage(messages.keywords),
      icon: 'search',
      suggestions: searches(keywords.slice(0, most), reader),
    },
    {
      heading: intl.formatMessage(messages.categories),
      icon: 'category',
      suggestions: terms(categories.slice(0, most), reader, category),
    },
    {
      heading: intl.formatMessage(messages.models),
      icon: 'star',
      suggestions: terms(models.slice(0, most), reader, href.model),
    },
    {
      heading: intl.formatMessage(messages.channels),
      icon: 'tv',
      suggestions: terms(channels.slice(0, most), reader, href.channel),
    },
  ];
}
