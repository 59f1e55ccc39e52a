import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { ShareButton } from './ShareButton.tsx';

const meta = preview.meta({ component: ShareButton, args: { title: 'Evening by the lake, one long take', href: '#/video/21707775/' } });

/** What the device's own parts answer, in place of them. */
function answering({ writeText }: { writeText: () => Promise<void> }) {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

export const Standard = meta.story({ args: {} });
export const Copied = meta.story({
  args: {},
  ...played,
  play: async ({ canvas, userEvent }) => {
    answering({ writeText: async () => {} });
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/^Link copied$|^Link kopiert$/)).toBeInTheDocument();
  },
});
export const CopyingRefused = meta.story({
  args: {},
  ...played,
  play: async ({ canvas, userEvent }) => {
    answering({ writeText: async () => Promise.reject(new Error('not allowed')) });
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(/could not be copied|nicht kopieren/)).toBeInTheDocument();
  },
});
