import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import type { Act } from '../../forms/refusalSentence.view.ts';
import { actionSaying } from '../actionSaying.view.ts';
import { ActionMessage, type ActionMessageProps } from './ActionMessage.tsx';

const meta = preview.meta({ component: ActionMessage });

const saying = ({ act, code }: { act: Act; code: string }, reader: Reader): ActionMessageProps => ({
  message: actionSaying(act, { code }, reader),
});

export const Refused = meta.story(fromView(ActionMessage, saying, { act: 'vote', code: 'login' }));
export const Already = meta.story(fromView(ActionMessage, saying, { act: 'watch_later', code: 'already' }));
export const Long = meta.story(fromView(ActionMessage, saying, { act: 'favourite', code: 'unavailable' }));
export const UnknownCode = meta.story(fromView(ActionMessage, saying, { act: 'favourite', code: 'E_77' }));
export const NothingToSay = meta.story({ args: { message: null } });
