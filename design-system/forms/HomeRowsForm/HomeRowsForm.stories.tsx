import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { HomeRowsForm } from './HomeRowsForm.tsx';
import { homeRowsForm } from './HomeRowsForm.view.ts';

const back = '#/members/5374643/edit/';
const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = preview.meta({ component: HomeRowsForm });

export const NothingChosen = meta.story(fromView(HomeRowsForm, homeRowsForm, { choice: '', back }));
export const ChosenBefore = meta.story(
  fromView(HomeRowsForm, homeRowsForm, { choice: 'models.-best.later.-because.newest', back }),
);
export const MovedByKeyboard = meta.story({
  ...fromView(HomeRowsForm, homeRowsForm, { choice: '', back }, { onSubmit }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const down = canvas.getByRole('button', { name: 'Move down: Continue watching' });
    down.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    const labels = canvas.getAllByRole('checkbox').map((box) => box.getAttribute('value'));
    await expect(labels.slice(0, 3)).toEqual(['subscriptions', 'later', 'continue']);
    await expect(down).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Continue watching: place 3 of'));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});
