import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { actionSaying } from '../actionSaying.view.ts';
import { SubscribeButton } from './SubscribeButton.tsx';

const meta = preview.meta({ component: SubscribeButton });

const standard = { to: 'Marlowe House', onPress: fn() };
const refusedWith = (code: string) => (on: boolean, reader: Reader) => ({
  ...standard,
  on,
  message: actionSaying('subscribe', { code }, reader),
});

export const Off = meta.story({ args: { ...standard, on: false } });
export const On = meta.story({ args: { ...standard, on: true } });
export const Busy = meta.story({ args: { ...standard, on: true, busy: true } });
/** On a page that is rendered before its reply arrives. */
export const NameStillUnknown = meta.story({ args: { ...standard, to: '', on: false, busy: true } });
export const Guest = meta.story({ args: { ...standard, on: false, signInHref: '#/signin/' } });
export const Refused = meta.story(fromView(SubscribeButton, refusedWith('unavailable'), false));
export const Already = meta.story(fromView(SubscribeButton, refusedWith('already'), true));
/** On the visitor's own page: the button does nothing, and its message says why. */
export const Self = meta.story(
  fromView(
    SubscribeButton,
    (on: boolean, reader: Reader) => ({ ...refusedWith('self')(on, reader), onPress: undefined }),
    false,
  ),
);
