import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { actionSaying } from '../actionSaying.view.ts';
import { MarkSeenButton } from './MarkSeenButton.tsx';

const meta = preview.meta({ component: MarkSeenButton });

export const Standard = meta.story({ args: { onPress: fn() } });
export const Busy = meta.story({ args: { onPress: fn(), busy: true } });
export const Refused = meta.story(
  fromView(
    MarkSeenButton,
    (code: string, reader: Reader) => ({ onPress: fn(), message: actionSaying('subscribe', { code }, reader) }),
    'unavailable',
  ),
);
