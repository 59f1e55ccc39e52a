import { AccountFailed } from '@afterglow/design-system/layout/AccountFailed';
import { useReloadOnceIdentified } from '../../shared/useReloadOnceIdentified.ts';

/** The member's menu in the header while the API cannot say whose session it is. */
export function UnidentifiedMenu({ href }: { href: string }) {
  useReloadOnceIdentified();
  return <AccountFailed href={href} />;
}
