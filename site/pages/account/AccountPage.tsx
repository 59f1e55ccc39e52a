import { Frame } from '../../kit/Frame.tsx';
import type { PageCode } from '../../kit/pageCode.ts';
import { pathAfterSignIn } from '../../routing/localPath.ts';
import { MailedLinkPage } from './MailedLinkPage.tsx';
import { RestorePasswordPage } from './RestorePasswordPage.tsx';
import { SignInPage } from './SignInPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';

export type AccountPath = '/signin/' | '/signup/' | '/restore-password/';

interface AccountProps {
  path: AccountPath;
  /** Its `step` is parsed here, so that the table of routes stays small (D6). */
  query: URLSearchParams;
}

/** The pages of accounts, in one chunk: each leads to the others. */
function AccountPage({ path, query }: AccountProps) {
  const step = query.get('step');
  switch (path + (step === null ? '' : `?step=${step}`)) {
    case '/signin/':
      return <SignInPage next={pathAfterSignIn(query)} notice={query.get('notice')} />;
    case '/signup/':
      return <SignUpPage />;
    case '/signup/?step=confirm':
      return <MailedLinkPage step="confirm" />;
    case '/signup/?step=send_email':
      return <RestorePasswordPage key={step} step="send_email" />;
    case '/restore-password/':
      return <RestorePasswordPage key={step} step="restore" />;
    case '/restore-password/?step=restore_password_success':
      return <RestorePasswordPage key={step} step="restore_password_success" />;
    case '/restore-password/?step=reset':
      return <MailedLinkPage step="reset" />;
    default:
      return <Frame of={{ state: 'missing' }}>{() => null}</Frame>;
  }
}

export const accountPage: PageCode<AccountProps> = {
  Page: AccountPage,
  reads: () => [],
};
