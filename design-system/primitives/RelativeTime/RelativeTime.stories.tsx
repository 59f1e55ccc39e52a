import { daysBefore, minutesBefore } from '@afterglow/fixtures/data/catalogueDate';
import preview from '@afterglow/storybook/preview';
import { day } from '../../reader/format.ts';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { RelativeTime } from './RelativeTime.tsx';

const meta = preview.meta({ component: RelativeTime });

const posted = (at: number, reader: Reader) => ({ at, date: day(at, reader) });

export const JustNow = meta.story(fromView(RelativeTime, posted, minutesBefore(0)));
export const OneMinute = meta.story(fromView(RelativeTime, posted, minutesBefore(1)));
export const AlmostAnHour = meta.story(fromView(RelativeTime, posted, minutesBefore(59)));
export const FiveHours = meta.story(fromView(RelativeTime, posted, minutesBefore(5 * 60 + 59)));
export const Yesterday = meta.story(fromView(RelativeTime, posted, daysBefore(1)));
export const SixDays = meta.story(fromView(RelativeTime, posted, daysBefore(6)));
/** From here on the date says more. */
export const AWeek = meta.story(fromView(RelativeTime, posted, daysBefore(7)));
/** The clock of the server is ahead of the visitor's. */
export const InTheFuture = meta.story(fromView(RelativeTime, posted, minutesBefore(-3)));
