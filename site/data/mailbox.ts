import { mailboxEndpoint } from '@afterglow/contract/endpoints/mailbox';
import { readOf } from './read.ts';

export const mailboxRead = readOf(mailboxEndpoint, undefined, ({ mails }) => mails);
