import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { accountScreen, type Account } from './AccountScreen.view.ts';

const values = { username: 'helena', email: 'helena@mail.example' };
const taken = 'This username is taken. Choose another one.';
const tooOld = 'This link is no longer valid. Ask for a new one.';

const meta = preview.meta({ component: AccountScreen });

const captcha = { state: 'idle', question: null } as const;
const story = (account: Account) => meta.story(fromView(AccountScreen, accountScreen, account));

export const SignUp = story({ step: 'signUp', form: { captcha } });
export const SentMail = story({ step: 'send_email', form: { values } });
export const SentMailAfterReload = story({ step: 'send_email', form: {} });
export const Confirm = story({ step: 'confirm', form: {} });
export const ConfirmLinkTooOld = story({ step: 'confirm', form: { errors: { notify: tooOld } } });
export const Restore = story({ step: 'restore', form: {} });
export const Restored = story({ step: 'restore_password_success', form: { values } });
export const NewPassword = story({ step: 'reset', form: {} });
export const OnItsWay = story({ step: 'signUp', form: { captcha, values, busy: true } });
export const NameTaken = story({ step: 'signUp', form: { captcha, values, errors: { username: taken } } });
export const AllWrong = story({
  step: 'signUp',
  form: {
    captcha,
    values: { username: 'h', email: 'helena' },
    errors: {
      username: 'Write at least 3 characters.',
      email: 'Email entered incorrectly',
      pwd: 'This field is required',
    },
  },
});
export const LinkTooOld = story({ step: 'reset', form: { errors: { notify: tooOld } } });
