import preview from '@afterglow/storybook/preview';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const meta = preview.meta({ component: NewPasswordForm, args: { action: '#/restore-password/?step=reset' } });

export const Untouched = meta.story({});
export const Busy = meta.story({ args: { busy: true } });
export const TooShort = meta.story({ args: { errors: { pwd: 'Write at least 5 characters.' } } });
export const LinkTooOld = meta.story({
  args: { errors: { notify: 'This link is no longer valid. Ask for a new one.' } },
});
