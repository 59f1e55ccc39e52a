import { AccountFailed } from '@afterglow/design-system/layout/AccountFailed';
import { useReloadOnceIdentified } from '../../kit/useReloadOnceIdentified.ts';

/** What a member gets in the header while the API cannot tell whose session it is. */
export function UnidentifiedMenu({ href }: { href: string }) {
  useReloadOnceIdentified();
  return <AccountFailed href={href} />;
}
