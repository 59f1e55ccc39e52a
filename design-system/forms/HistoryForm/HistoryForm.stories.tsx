import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { messageText } from '../../reader/messageText.ts';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { HistoryForm } from './HistoryForm.tsx';

const sent: unknown[] = [];
const onSubmit = fn((event: { preventDefault: () => void; currentTarget: HTMLFormElement }) => {
  event.preventDefault();
  sent.push(new FormData(event.currentTarget).get('section'));
});

const meta = preview.meta({
  component: HistoryForm,
  render: translatedErrors(HistoryForm),
  args: { action: '#/members/edit/', keeps: true },
});

export const Kept = meta.story({});
export const SwitchedOff = meta.story({ args: { keeps: false } });
export const SwitchedOffJustNow = meta.story({ args: { keeps: false, done: 'off' } });
export const Cleared = meta.story({ args: { done: 'clear' } });
export const RefusedByTheServer = meta.story({
  args: { errors: { notify: 'We could not save this. Check your connection, then try again.' } },
});
export const Busy = meta.story({
  args: { busy: true, onSubmit },
  ...played,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const first = canvas.getByRole('button', { name: messageText('historyForm.off') });
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByText(messageText('historyForm.clear')));
    await userEvent.click(canvas.getByRole('button', { name: messageText('historyForm.yes') }));
    await expect(first).toHaveAttribute('aria-busy', 'true');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
});
export const ClearedAfterTheQuestion = meta.story({
  args: { onSubmit },
  ...played,
  play: async ({ canvas, userEvent }) => {
    sent.length = 0;
    // A click, since only the browser itself opens a summary on a key, but not on a simulated one.
    await userEvent.click(canvas.getByText('Clear the history'));
    await expect(sent).toEqual([]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toEqual(['clear']);
  },
});
