import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { pageDecorator } from '../page.decorator.tsx';
import { DownloadIosModal } from './DownloadIosModal.tsx';

const meta = preview.meta({
  component: DownloadIosModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { onClose: fn(), appHref: 'https://apps.example/afterglow', signInHref: '#/signin/' },
});

export const Standard = meta.story({ ...opened, args: {} });
export const OnAPhone = meta.story({ ...opened, args: {}, globals: { viewport: { value: 'phone' } } });
export const ByKeyboard = meta.story({
  ...opened,
  args: {},
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getAllByRole('link')[1]).toHaveFocus();
  },
});
