import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { signInScreen } from './SignInScreen.view.ts';

const wrong = { pwd: 'The user name or password is not right.' };

const meta = preview.meta({ component: SignInScreen });

export const Standard = meta.story(fromView(SignInScreen, signInScreen, { googleHref: '#/google/' }));
export const WithoutGoogle = meta.story(fromView(SignInScreen, signInScreen, { googleHref: null }));
export const OnItsWay = meta.story(
  fromView(SignInScreen, signInScreen, { googleHref: '#/google/', user: 'helena', busy: true }),
);
export const WrongPassword = meta.story(
  fromView(SignInScreen, signInScreen, { googleHref: '#/google/', user: 'helena', errors: wrong }),
);
export const NothingTyped = meta.story(
  fromView(SignInScreen, signInScreen, {
    googleHref: '#/google/',
    errors: { usr: 'This field is required', pwd: 'This field is required' },
  }),
);
export const TooManyTries = meta.story(
  fromView(SignInScreen, signInScreen, {
    googleHref: null,
    user: 'helena',
    errors: { general: 'You have tried too often. Wait a few minutes, then try again.' },
  }),
);
