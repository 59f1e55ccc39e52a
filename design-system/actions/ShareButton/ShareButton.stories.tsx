import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { delay, space } from '@afterglow/tokens';
import { expect, fn } from 'storybook/test';
import styled from 'styled-components';
import { messageText } from '../../reader/messageText.ts';
import { ShareButton } from './ShareButton.tsx';

/** Aligns the button to the end, with room above for its outcome. */
const Place = styled.div`
  display: flex;
  justify-content: end;
  padding-block-start: ${space[16]};
`;

const meta = preview.meta({
  component: ShareButton,
  decorators: [
    (Story) => (
      <Place>
        <Story />
      </Place>
    ),
  ],
  args: { title: 'Evening by the lake, one long take', href: '#/video/21707775/' },
  beforeEach: () => () => {
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  },
});

/** Expects an outcome, and holds it half way through the time for which it is shown. */
async function expectOutcome(outcome: HTMLElement) {
  for (const animation of outcome.getAnimations()) {
    animation.pause();
    animation.currentTime = delay.toast / 2;
  }
  await expect(outcome).toBeVisible();
}

/** Stubs the browser's share and clipboard APIs. */
function answering({ share, writeText }: { share?: () => Promise<void>; writeText: () => Promise<void> }) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

export const Standard = meta.story({ args: {} });
export const InABar = meta.story({ args: { 'data-layout': 'bar' } });
export const Copied = meta.story({
  args: {},
  ...played,
  play: async ({ canvas, userEvent }) => {
    answering({ writeText: async () => {} });
    await userEvent.click(canvas.getByRole('button'));
    await expectOutcome(await canvas.findByText(/^Link copied$|^Link kopiert$/));
  },
});
export const CopyingRefused = meta.story({
  args: {},
  ...played,
  play: async ({ canvas, userEvent }) => {
    answering({ writeText: async () => Promise.reject(new Error('not allowed')) });
    await userEvent.click(canvas.getByRole('button'));
    await expectOutcome(await canvas.findByText(/could not be copied|nicht kopieren/));
  },
});
export const SharingRefused = meta.story({
  args: {},
  ...played,
  play: async ({ canvas, userEvent }) => {
    const share = async () => Promise.reject(new DOMException('too long after the press', 'NotAllowedError'));
    answering({ share, writeText: async () => {} });
    await userEvent.click(canvas.getByRole('button'));
    await expectOutcome(await canvas.findByText(/^Link copied$|^Link kopiert$/));
  },
});
/** On the page of a video, `onOpen` opens ShareModal. */
export const OpensMore = meta.story({
  args: { onOpen: fn(async () => {}) },
  ...played,
  play: async ({ args, canvas, userEvent }) => {
    const share = fn(async () => {});
    answering({ share, writeText: async () => {} });
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(share).not.toHaveBeenCalled();
    await expect(canvas.queryByText(messageText('shareButton.copied'))).toBeNull();
  },
});
