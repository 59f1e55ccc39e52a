import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { accountScreen } from './AccountScreen.view.ts';

const values = { username: 'helena', email: 'helena@mail.example' };

const meta = preview.meta({ component: AccountScreen });

export const SignUp = meta.story(fromView(AccountScreen, accountScreen, { step: 'signUp' }));
export const SentMail = meta.story(fromView(AccountScreen, accountScreen, { step: 'send_email', values }));
export const SentMailAfterReload = meta.story(fromView(AccountScreen, accountScreen, { step: 'send_email' }));
export const Restore = meta.story(fromView(AccountScreen, accountScreen, { step: 'restore' }));
export const Restored = meta.story(
  fromView(AccountScreen, accountScreen, { step: 'restore_password_success', values }),
);
export const NewPassword = meta.story(fromView(AccountScreen, accountScreen, { step: 'reset' }));
export const OnItsWay = meta.story(fromView(AccountScreen, accountScreen, { step: 'signUp', values, busy: true }));
export const NameTaken = meta.story(
  fromView(AccountScreen, accountScreen, {
    step: 'signUp',
    values,
    errors: { username: 'Somebody has this name already. Choose another one.' },
  }),
);
export const AllWrong = meta.story(
  fromView(AccountScreen, accountScreen, {
    step: 'signUp',
    values: { username: 'h', email: 'helena' },
    errors: { username: 'At least 3 characters', email: 'E-mail entered incorrectly', pwd: 'This field is required' },
  }),
);
export const LinkTooOld = meta.story(
  fromView(AccountScreen, accountScreen, {
    step: 'reset',
    errors: { general: 'This link is no longer valid. Ask for a new one.' },
  }),
);
