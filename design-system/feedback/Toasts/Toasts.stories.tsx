import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { readerFor } from '../../reader/readerFor.ts';
import type { Act } from '../../forms/refusalSentence.view.ts';
import { Toasts, type Toast } from './Toasts.tsx';
import { doneToast, refusalToast } from './Toasts.view.ts';

const success = (locale: string): Toast => ({ id: 'vote', ...doneToast('vote', readerFor(locale)) });
const error = (locale: string): Toast => ({
  id: 'image',
  ...refusalToast({ code: 'too_large', info: { megabytes: 5 } }, readerFor(locale)),
});
const note = (locale: string): Toast => ({ id: 'already', ...refusalToast({ code: 'already' }, readerFor(locale)) });
const unknown = (locale: string): Toast => ({
  id: 'unknown',
  ...refusalToast({ code: 'quota_9' }, readerFor(locale)),
});
const long = (locale: string): Toast => ({
  id: 'long',
  ...refusalToast({ code: 'resize_failed' }, readerFor(locale)),
});

// A toast would disappear after four seconds; in stories `onDismiss` keeps them all.
const meta = preview.meta({
  component: Toasts,
  tags: ['alone'],
  parameters: { ...photographed, docs: { story: { inline: false, height: '20rem' } } },
  args: { onDismiss: fn() },
});

const shows = (...toasts: ((locale: string) => Toast)[]) => ({
  args: { toasts: toasts.map((toast) => toast('en')) },
  render: (given: Parameters<typeof Toasts>[0], { globals }: { globals: { locale?: string } }) => (
    <Toasts {...given} toasts={toasts.map((toast) => toast(globals.locale ?? 'en'))} />
  ),
});

/** All codes with which an act can be refused, and one that only another API knows. */
const refusals = [
  { code: 'already' },
  { code: 'self' },
  { code: 'login' },
  { code: 'limit_user', info: { seconds: 40 } },
  { code: 'limit_ip' },
  { code: 'not_found' },
  { code: 'required' },
  { code: 'min', info: { length: 3 } },
  { code: 'max', info: { length: 500 } },
  { code: 'forbidden' },
  { code: 'quota_9', info: { left: 0, until: 'Monday' } },
];

const refusedToasts = (act: Act, locale: string): Toast[] =>
  refusals.map((refusal) => ({ id: refusal.code, ...refusalToast(refusal, readerFor(locale), act) }));

/** Returns a story of all messages for a refused act, in the flow of the page, as they would not fit above it. */
const refused = (act: Act) =>
  meta.story({
    args: { toasts: refusedToasts(act, 'en'), 'data-variant': 'flash' },
    render: (given, { globals }) => <Toasts {...given} toasts={refusedToasts(act, String(globals['locale']))} />,
  });

export const Success = meta.story(shows(success));
export const Failure = meta.story(shows(error));
export const Note = meta.story(shows(note));
export const UnknownCode = meta.story(shows(unknown));
export const Several = meta.story(shows(success, note, error, long));
export const VoteRefused = refused('vote');
export const SubscriptionRefused = refused('subscribe');
export const FavouriteRefused = refused('favourite');
export const WatchLaterRefused = refused('watch_later');
export const AddToRefused = refused('playlist');
export const FriendRefused = refused('friend');
export const BlockRefused = refused('block');
export const Flash = meta.story({
  args: { toasts: [success('en')], 'data-variant': 'flash' },
  render: (given, { globals }) => <Toasts {...given} toasts={[success(String(globals['locale']))]} />,
});
export const DismissedByKeyboard = meta.story({
  ...shows(success, error),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledWith('image');
    await expect(canvas.getByRole('region')).toBeVisible();
  },
});
