import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { ReservedRow } from './ReservedRow.tsx';

const meta = preview.meta({ component: ReservedRow });

export const Certain = meta.story({ args: { 'data-row': 'continue', certain: true } });
export const OfAnotherRow = meta.story({ args: { 'data-row': 'because', certain: true } });
export const NamedByTheDocument = meta.story({
  args: { 'data-row': 'continue' },
  ...played,
  beforeEach: () => {
    document.documentElement.dataset['reserved'] = 'because continue';
    return () => {
      delete document.documentElement.dataset['reserved'];
    };
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="ReservedRow"]')).toBeVisible();
  },
});
