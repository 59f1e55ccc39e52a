import { videos } from '@afterglow/fixtures/data/videos';
import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { messageText } from '../../reader/messageText.ts';
import { pageDecorator } from '../page.decorator.tsx';
import { ShareModal } from './ShareModal.tsx';

const href = 'https://afterglow.example/video/21707775/evening-by-the-lake/';
const timed = { href: `${href}?t=282`, time: '4:42' };
const embed =
  '<iframe src="https://afterglow.example/embed/21707775/" width="640" height="360" allowfullscreen></iframe>';

const meta = preview.meta({
  component: ShareModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { name: videos.standard.title, href, onClose: fn() },
  beforeEach: () => () => void Reflect.deleteProperty(navigator, 'clipboard'),
});

/** Stubs the clipboard; `beforeEach` of the file puts it back. */
const clipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

export const Video = meta.story({ ...opened, args: { timed, embed } });
export const AddressOnly = meta.story({ ...opened, args: {} });
export const AtItsTime = meta.story({
  ...opened,
  args: { timed, embed },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox'));
    await expect(screen.getAllByRole('textbox')[0]).toHaveValue(timed.href);
  },
});
export const CopiedByKeyboard = meta.story({
  ...opened,
  args: { timed, embed },
  play: async ({ userEvent }) => {
    const copied = fn(async () => {});
    clipboard(copied);
    await screen.findByRole('dialog');
    for (let presses = 0; presses < 3; presses += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(copied).toHaveBeenCalledWith(href);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(messageText('copyField.copied')));
  },
});
export const CopyingRefused = meta.story({
  ...opened,
  args: { embed },
  play: async ({ userEvent }) => {
    clipboard(async () => Promise.reject(new Error('not allowed')));
    const [, copy] = await screen.findAllByRole('button');
    if (copy) await userEvent.click(copy);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(messageText('copyField.refused')));
    await waitFor(() => expect(screen.getAllByRole('textbox')[0]).toHaveFocus());
  },
});

const share = fn(async () => {});
export const SharedWithAnApp = meta.story({
  ...opened,
  args: { timed, embed },
  beforeEach: () => {
    share.mockClear();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(screen.getAllByRole('button').at(-1) ?? document.body);
    await expect(share).toHaveBeenCalledWith({ title: videos.standard.title, url: timed.href });
  },
});
