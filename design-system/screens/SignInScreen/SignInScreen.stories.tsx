import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { signInScreen, type SignIn } from './SignInScreen.view.ts';

const meta = preview.meta({ component: SignInScreen });

const values = { usr: 'helena' };
const story = (form: SignIn['form'], more: Partial<SignIn> = {}) =>
  meta.story(fromView(SignInScreen, signInScreen, { form, googleHref: '#/google/', ...more }));

export const Standard = story({});
export const WithoutGoogle = story({}, { googleHref: null });
export const OnItsWay = story({ values, busy: true });
export const WrongPassword = story({ values, errors: { pwd: 'Invalid username or password' } });
export const NothingTyped = story({ errors: { pwd: 'This field is required' } });
export const TooManyTries = story(
  { values, errors: { notify: 'Too many attempts, try later.' } },
  { googleHref: null },
);
export const AddressConfirmed = story({}, { notice: 'confirmed' });
export const PasswordChanged = story({}, { notice: 'password_changed' });
export const GoogleNotConfigured = story({}, { notice: 'not_configured', googleHref: null });
