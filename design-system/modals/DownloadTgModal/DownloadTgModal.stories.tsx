import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pageDecorator } from '../page.decorator.tsx';
import { DownloadTgModal } from './DownloadTgModal.tsx';

const meta = preview.meta({
  component: DownloadTgModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { onClose: fn(), subscribeHref: '#subscribe', downloadHref: '#file' },
});

/** Presses the link, but prevents its new tab, which would cover the story. */
async function subscribe(press: (element: Element) => Promise<void>) {
  const link = await screen.findByRole('link', { name: 'Подписаться' });
  link.addEventListener('click', (event) => event.preventDefault());
  await press(link);
}

export const Start = meta.story({ ...opened, args: {} });
export const Waiting = meta.story({
  ...opened,
  // Longer than the checks take; no snapshot, since the number differs in every picture.
  args: { wait: 3600 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await subscribe((link) => userEvent.click(link));
    await expect(await screen.findByText(/^Ещё 3\d{3}/)).toBeInTheDocument();
  },
});
export const TooEarly = meta.story({
  ...opened,
  args: {},
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Скачать' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Сначала подпишитесь на канал.');
  },
});
export const Ready = meta.story({
  ...opened,
  args: { wait: 0 },
  play: async ({ userEvent }) => {
    await subscribe((link) => userEvent.click(link));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Скачать' })).toHaveAttribute('href', '#file'));
  },
});
