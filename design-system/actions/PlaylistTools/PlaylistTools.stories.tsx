import preview from '@afterglow/storybook/preview';
import { played } from '@afterglow/storybook/modes';
import { expect, fn } from 'storybook/test';
import { PlaylistTools } from './PlaylistTools.tsx';

const edited = fn();
const arranged = fn();
const meta = preview.meta({
  component: PlaylistTools,
  args: {
    hrefs: {
      edit: '#/playlist/60001/info/?step=edit',
      arrange: '#/playlist/60001/info/?step=arrange',
      delete: '#/playlist/60001/info/?step=delete',
    },
    onEdit: edited,
    onArrange: arranged,
    onDelete: fn(),
  },
});

export const Standard = meta.story({ args: { arranging: false } });
export const Arranging = meta.story({ args: { arranging: true } });
export const PressedByKeyboard = meta.story({
  args: { arranging: false },
  ...played,
  play: async ({ userEvent }) => {
    edited.mockClear();
    arranged.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(edited).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(arranged).toHaveBeenCalledOnce();
  },
});
