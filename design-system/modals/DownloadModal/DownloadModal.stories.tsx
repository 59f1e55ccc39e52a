import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { pageDecorator } from '../page.decorator.tsx';
import { DownloadModal } from './DownloadModal.tsx';

const extension = { browser: 'Firefox', href: 'https://addons.example/afterglow' };

const meta = preview.meta({
  component: DownloadModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { onClose: fn(), signInHref: '#/signin/' },
});

export const Standard = meta.story({ ...opened, args: { extension } });
export const UnknownBrowser = meta.story({ ...opened, args: {} });
export const ByKeyboard = meta.story({
  ...opened,
  args: { extension },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
