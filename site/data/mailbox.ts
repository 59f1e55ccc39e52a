import { calls } from '@afterglow/fixtures/contract/calls';
import type { Mail } from '@afterglow/fixtures/contract/mailbox';
import { decoders, type Read } from './read.ts';

export const mailboxRead: Read<Mail[]> = {
  key: calls.mailbox(),
  decode: async (json) => (await decoders()).mails(json),
};
