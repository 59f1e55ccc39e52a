import { members } from '@afterglow/fixtures/data/members';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { accountScreen, type Account } from './AccountScreen.view.ts';

const values = { username: 'helena', email: 'helena@mail.example' };
const taken = 'This username is taken. Choose another one.';
const tooOld = 'This link is no longer valid. Ask for a new one.';

const meta = preview.meta({ component: AccountScreen });

const captcha = { state: 'idle', question: null } as const;
const at = (account: Account) => fromView(AccountScreen, accountScreen, account);

export const SignUp = meta.story(at({ step: 'signUp', form: { captcha } }));
export const SentMail = meta.story(at({ step: 'send_email', form: { values } }));
export const SentMailAfterReload = meta.story(at({ step: 'send_email', form: {} }));
export const Confirm = meta.story(at({ step: 'confirm', form: {} }));
export const ConfirmLinkTooOld = meta.story(at({ step: 'confirm', form: { errors: { notify: tooOld } } }));
export const Restore = meta.story(at({ step: 'restore', form: {} }));
export const Restored = meta.story(at({ step: 'restore_password_success', form: { values } }));
export const NewPassword = meta.story(at({ step: 'reset', form: {} }));
export const MailLink = meta.story(at({ step: 'mail_link', form: {} }));
export const LinkSent = meta.story(at({ step: 'link_sent', form: { values } }));
export const LinkSentAfterReload = meta.story(at({ step: 'link_sent', form: {} }));
export const SignInLink = meta.story(at({ step: 'link', form: {} }));
export const SignInLinkTooOld = meta.story(at({ step: 'link', form: { errors: { notify: tooOld } } }));
export const OnItsWay = meta.story(at({ step: 'signUp', form: { captcha, values, busy: true } }));
export const NameTaken = meta.story(at({ step: 'signUp', form: { captcha, values, errors: { username: taken } } }));
export const AllWrong = meta.story(
  at({
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
  }),
);
export const NewAddressOfASignedInMember = meta.story(
  at({ step: 'email', form: { errors: { notify: tooOld } }, visitor: members.standard }),
);
export const AddressToBeKept = meta.story(at({ step: 'keep', form: {}, visitor: members.standard }));
export const LinkTooOld = meta.story(at({ step: 'reset', form: { errors: { notify: tooOld } } }));
