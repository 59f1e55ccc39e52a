import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { actionSaying } from '../actionSaying.view.ts';
import { DownloadButton, type DownloadButtonProps } from './DownloadButton.tsx';

const meta = preview.meta({ component: DownloadButton });

const refused = (code: string, reader: Reader): DownloadButtonProps => ({
  onPress: fn(),
  message: actionSaying('download', { code }, reader),
});

export const Standard = meta.story({ args: { href: '/media/clips/01.mp4' } });
export const ChosenFirst = meta.story({ args: { onPress: fn() } });
export const Busy = meta.story({ args: { onPress: fn(), busy: true } });
export const Guest = meta.story({ args: { signInHref: '#/signin/' } });
export const Refused = meta.story(fromView(DownloadButton, refused, 'forbidden'));
export const Gone = meta.story(fromView(DownloadButton, refused, 'not_found'));
