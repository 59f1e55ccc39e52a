import { Frame } from '../../shared/Frame.tsx';
import type { PageCode } from '../../shared/pageCode.ts';
import { pathAfterSignIn } from '../../routing/pathAfterSignIn.ts';
import { MailedLinkPage, type MailedLinkProps } from './MailedLinkPage.tsx';
import { RestorePasswordPage, type RestorePasswordProps } from './RestorePasswordPage.tsx';
import { SignInPage } from './SignInPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';

export type AccountPath = '/signin/' | '/signup/' | '/restore-password/';

interface AccountProps {
  path: AccountPath;
  /** `step` is parsed here, so that the route table stays small (D6). */
  query: URLSearchParams;
}

/** Pages that mailed links lead to, by path and step. */
const mailedLinks = new Map<string, MailedLinkProps['step']>([
  ['/signin/?step=link', 'link'],
  ['/signup/?step=confirm', 'confirm'],
  ['/signup/?step=email', 'email'],
  ['/signup/?step=keep', 'keep'],
  ['/restore-password/?step=reset', 'reset'],
]);

/** Pages on which a link is requested or was sent, by path and step. */
const sentLinks = new Map<string, RestorePasswordProps['step']>([
  ['/signin/?step=mail_link', 'mail_link'],
  ['/signin/?step=link_sent', 'link_sent'],
  ['/signup/?step=send_email', 'send_email'],
  ['/restore-password/', 'restore'],
  ['/restore-password/?step=restore_password_success', 'restore_password_success'],
]);

/** The account pages, in one chunk because each leads to the others. */
function AccountPage({ path, query }: AccountProps) {
  const step = query.get('step');
  const place = path + (step === null ? '' : `?step=${step}`);
  if (place === '/signin/' || place === '/signin/?step=demo')
    return <SignInPage next={pathAfterSignIn(query)} notice={query.get('notice')} demo={step === 'demo'} />;
  if (place === '/signup/') return <SignUpPage />;
  const [mailed, sent] = [mailedLinks.get(place), sentLinks.get(place)];
  if (mailed) return <MailedLinkPage step={mailed} />;
  if (sent) return <RestorePasswordPage key={step} step={sent} />;
  return <Frame of={{ state: 'missing' }}>{() => null}</Frame>;
}

export const page: PageCode<AccountProps> = {
  Page: AccountPage,
  reads: () => [],
};
