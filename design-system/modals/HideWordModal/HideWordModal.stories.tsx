import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { pageDecorator } from '../page.decorator.tsx';
import { HideWordModal } from './HideWordModal.tsx';

const words = ['Evening', 'by', 'the', 'lake', 'one', 'long', 'take'];

const meta = preview.meta({
  component: HideWordModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { onClose: fn(), onChoose: fn(), deviceHref: '#/device/' },
});

export const Standard = meta.story({ ...opened, args: { words } });
export const ManyWords = meta.story({ ...opened, args: { words: Array.from({ length: 24 }, (_, at) => `word${at}`) } });
export const Arabic = meta.story({ ...opened, args: { words: ['مساء', 'عند', 'البحيرة'] } });
export const OfAComment = meta.story({ ...opened, args: { words, source: 'comment' } });
export const Chosen = meta.story({
  ...opened,
  args: { words },
  play: async ({ args, userEvent }) => {
    await opened.play();
    // By keyboard only: the words come after the close button.
    for (const _ of ['close', ...words.slice(0, words.indexOf('lake') + 1)]) await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'lake' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('lake');
  },
});
