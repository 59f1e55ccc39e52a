import { definePage } from '../../shared/definePage.ts';
import { noParams } from '../../runtime/routing/addressCodec.ts';

export const mailbox = definePage({
  file: 'mailbox/MailboxPage',
  path: '/dev/mailbox',
  address: noParams,
  uncached: true,
  code: () => import('./MailboxPage.tsx'),
});
