import { definePage } from '../../shared/definePage.ts';
import { wholeQuery } from '../../runtime/routing/addressCodec.ts';
import type { AccountPath } from './AccountPage.tsx';

const accountPage = (path: AccountPath) =>
  definePage({
    file: 'account/AccountPage',
    path,
    address: { ...wholeQuery, parse: (_, query) => ({ path, query }) },
    uncached: true,
    exempt: true,
    code: () => import('./AccountPage.tsx'),
  });

export const signIn = accountPage('/signin/');
export const signUp = accountPage('/signup/');
export const restorePassword = accountPage('/restore-password/');
