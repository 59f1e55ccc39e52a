import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { ExportForm } from './ExportForm.tsx';

const meta = preview.meta({
  component: ExportForm,
  render: translatedErrors(ExportForm),
  args: { action: '#/members/edit/' },
});

export const Untouched = meta.story({});
export const Busy = meta.story({ args: { busy: true } });
export const Saved = meta.story({ args: { done: true } });
export const RefusedByTheServer = meta.story({
  args: { errors: { notify: 'We could not save this. Check your connection, then try again.' } },
});
export const SavedByKeyboard = meta.story({
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  ...played,
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
