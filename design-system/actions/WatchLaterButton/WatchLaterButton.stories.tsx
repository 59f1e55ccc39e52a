import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { actionSaying } from '../actionSaying.view.ts';
import { WatchLaterButton } from './WatchLaterButton.tsx';

const meta = preview.meta({ component: WatchLaterButton });

const standard = { onPress: fn() };
const refusedWith = (code: string) => (on: boolean, reader: Reader) => ({
  ...standard,
  on,
  message: actionSaying('watch_later', { code }, reader),
});

export const Off = meta.story({ args: { ...standard, on: false } });
export const On = meta.story({ args: { ...standard, on: true } });
export const Busy = meta.story({ args: { ...standard, on: true, busy: true } });
export const Guest = meta.story({ args: { ...standard, on: false, signInHref: '#/signin/' } });
export const Refused = meta.story(fromView(WatchLaterButton, refusedWith('unavailable'), false));
export const Already = meta.story(fromView(WatchLaterButton, refusedWith('already'), true));
