import { dates, durations, noFilters, videoTypes, type VideoFilters } from '@afterglow/contract/lists';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import type { ListAddress, Reader } from '../../reader/reader.ts';
import type { Filter, FilterBarProps } from './FilterBar.tsx';

const messages = defineMessages({
  duration: { id: 'videoFilters.duration', defaultMessage: 'Length' },
  type: { id: 'videoFilters.type', defaultMessage: 'Quality' },
  date: { id: 'videoFilters.date', defaultMessage: 'Date' },
});

const lengths = defineMessages({
  '': { id: 'videoFilters.duration.any', defaultMessage: 'Any length' },
  1: { id: 'videoFilters.duration.1', defaultMessage: 'Under 10 min' },
  2: { id: 'videoFilters.duration.2', defaultMessage: '10–40 min' },
  3: { id: 'videoFilters.duration.3', defaultMessage: 'Over 40 min' },
});

const qualities = defineMessages({
  all: { id: 'videoFilters.type.all', defaultMessage: 'Any quality' },
  hd: { id: 'videoFilters.type.hd', defaultMessage: 'HD' },
  vr: { id: 'videoFilters.type.vr', defaultMessage: 'VR' },
});

const times = defineMessages({
  '': { id: 'videoFilters.date.any', defaultMessage: 'All time' },
  day: { id: 'videoFilters.date.day', defaultMessage: 'Today' },
  week: { id: 'videoFilters.date.week', defaultMessage: 'This week' },
  month: { id: 'videoFilters.date.month', defaultMessage: 'This month' },
});

/** Returns the filters of a video list. Each choice links to the first page of the filtered list. */
export function videoFilters(address: ListAddress, reader: Reader): FilterBarProps {
  const leadingTo = (filters: Partial<VideoFilters>) =>
    reader.href.list({ ...address, page: 1, filters: { ...address.filters, ...filters } });
  const { duration, type, date } = address.filters;
  const set = [duration !== noFilters.duration, type !== noFilters.type, date !== noFilters.date].filter(
    Boolean,
  ).length;
  return {
    clear: set > 1 ? leadingTo(noFilters) : null,
    filters: [
      filter(messages.duration, durations, lengths, duration, (code) => leadingTo({ duration: code }), reader),
      filter(messages.type, videoTypes, qualities, type, (code) => leadingTo({ type: code }), reader),
      filter(messages.date, dates, times, date, (code) => leadingTo({ date: code }), reader),
    ],
  };
}

/** Returns the props of one filter. The first code of each table means “no filter”. */
function filter<Code extends string>(
  label: TypedMessageDescriptor,
  codes: readonly [Code, ...Code[]],
  names: Record<Code, TypedMessageDescriptor>,
  now: Code,
  href: (code: Code) => string,
  { intl }: Reader,
): Filter {
  const say = (sentence: TypedMessageDescriptor) => intl.formatMessage(sentence);
  return {
    label: say(label),
    choices: codes.map((code) => ({ label: say(names[code]), href: href(code), current: code === now })),
    chosen: now === codes[0] ? null : { label: say(names[now]), without: href(codes[0]) },
  };
}
