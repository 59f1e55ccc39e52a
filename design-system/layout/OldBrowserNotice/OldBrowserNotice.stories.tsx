import preview from '@afterglow/storybook/preview';
import { OldBrowserNotice } from './OldBrowserNotice.tsx';

const meta = preview.meta({ component: OldBrowserNotice, parameters: { layout: 'fullscreen' } });

export const InAnOldBrowser = meta.story({ args: { always: true } });
export const InANewBrowser = meta.story({ args: {} });
