import { mailboxEndpoint } from '@afterglow/contract/endpoints/mailbox';
import { readOf } from './readOf.ts';

export const mailboxRead = readOf(mailboxEndpoint, undefined, ({ mails }) => mails);
