import { expect, screen } from 'storybook/test';
import { played } from './modes.ts';

/** For a story of a modal, which is there once its code is loaded. */
export const opened = {
  ...played,
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** Parameters of a modal's stories, each of which fills its window. */
export const ofModals = {
  ...played.parameters,
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '44rem' } },
} as const;
