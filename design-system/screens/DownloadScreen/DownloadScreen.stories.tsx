import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { DownloadScreen } from './DownloadScreen.tsx';
import { downloadScreen } from './DownloadScreen.view.ts';

const meta = preview.meta({ component: DownloadScreen, parameters: { layout: 'fullscreen' } });

export const Standard = meta.story(
  fromView(DownloadScreen, downloadScreen, { extensionHref: 'https://extension.example/' }),
);
export const NoExtensionYet = meta.story(fromView(DownloadScreen, downloadScreen, { extensionHref: null }));
