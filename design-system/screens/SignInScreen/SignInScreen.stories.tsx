import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { signInScreen, type SignIn } from './SignInScreen.view.ts';

const meta = preview.meta({ component: SignInScreen });

const values = { usr: 'helena' };
const signIn = (form: SignIn['form'], more: Partial<SignIn> = {}) =>
  fromView(SignInScreen, signInScreen, { form, googleHref: '#/google/', ...more });

export const Standard = meta.story(signIn({}));
export const WithoutGoogle = meta.story(signIn({}, { googleHref: null }));
const demo = { action: '#/signin/?step=demo', names: ['night_heron', 'ada'] };
export const InADemo = meta.story(signIn({}, { demo }));
export const DemoAccountRefused = meta.story(signIn({}, { demo: { ...demo, error: 'Invalid username or password' } }));
export const OnItsWay = meta.story(signIn({ values, busy: true }));
export const WrongPassword = meta.story(signIn({ values, errors: { pwd: 'Invalid username or password' } }));
export const NothingTyped = meta.story(signIn({ errors: { pwd: 'This field is required' } }));
export const TooManyTries = meta.story(
  signIn(
    { values, errors: { pwd: 'Too many attempts, try later. A mailed link signs you in at once.' } },
    { googleHref: null },
  ),
);
export const AddressConfirmed = meta.story(signIn({}, { notice: 'confirmed' }));
export const NewAddressConfirmed = meta.story(signIn({}, { notice: 'email_changed' }));
export const AddressKept = meta.story(signIn({}, { notice: 'email_kept' }));
export const PasswordChanged = meta.story(signIn({}, { notice: 'password_changed' }));
export const GoogleNotConfigured = meta.story(signIn({}, { notice: 'not_configured', googleHref: null }));
