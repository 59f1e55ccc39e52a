import type { NotificationSettings } from '@afterglow/contract/notification';
import { notificationKinds } from '@afterglow/contract/notificationKinds';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { NotificationSettingsForm } from './NotificationSettingsForm.tsx';
import { notificationSettingsForm } from './NotificationSettingsForm.view.ts';

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());
const untouched: NotificationSettings = { kinds: [...notificationKinds], digest: 'off' };

const meta = preview.meta({
  component: NotificationSettingsForm,
  render: translatedErrors(NotificationSettingsForm),
});

export const Untouched = meta.story(fromView(NotificationSettingsForm, notificationSettingsForm, untouched));
export const SomeByMail = meta.story(
  fromView(NotificationSettingsForm, notificationSettingsForm, { kinds: ['wall', 'friend'], digest: 'weekly' }),
);
export const NothingTold = meta.story(
  fromView(NotificationSettingsForm, notificationSettingsForm, { kinds: [], digest: 'off' }),
);
export const Busy = meta.story(fromView(NotificationSettingsForm, notificationSettingsForm, untouched, { busy: true }));
export const RefusedByTheServer = meta.story(
  fromView(NotificationSettingsForm, notificationSettingsForm, untouched, {
    errors: { notify: 'We could not save this. Check your connection, then try again.' },
  }),
);
export const Saved = meta.story(
  fromView(NotificationSettingsForm, notificationSettingsForm, untouched, { done: true }),
);
export const SwitchedOffByKeyboard = meta.story({
  ...fromView(NotificationSettingsForm, notificationSettingsForm, untouched, { onSubmit }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Friend requests' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Friend requests' })).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
});
