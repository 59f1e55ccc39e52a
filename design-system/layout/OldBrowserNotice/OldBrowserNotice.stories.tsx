import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { OldBrowserNotice } from './OldBrowserNotice.tsx';

const meta = preview.meta({ component: OldBrowserNotice, parameters: { layout: 'fullscreen' } });

export const InAnOldBrowser = meta.story({ args: { always: true } });
export const InANewBrowser = meta.story({ args: {} });
export const InANewBrowserThatLacksModules = meta.story({
  args: {},
  ...played,
  // The attribute is on the document that all stories share.
  beforeEach: () => {
    document.documentElement.dataset['lacks'] = '';
    return () => delete document.documentElement.dataset['lacks'];
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/browser/i)).toBeVisible();
  },
});
