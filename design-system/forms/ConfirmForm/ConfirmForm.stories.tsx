import preview from '@afterglow/storybook/preview';
import { ConfirmForm } from './ConfirmForm.tsx';

const meta = preview.meta({ component: ConfirmForm, args: { action: '#/signup/?step=confirm' } });

export const Untouched = meta.story({});
export const Busy = meta.story({ args: { busy: true } });
export const LinkTooOld = meta.story({
  args: { errors: { notify: 'This link is no longer valid. Ask for a new one.' } },
});
