import { mails } from '@afterglow/fixtures/data/mails';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { MailboxScreen } from './MailboxScreen.tsx';
import { mailboxScreen } from './MailboxScreen.view.ts';

const meta = preview.meta({ component: MailboxScreen });

export const Standard = meta.story(fromView(MailboxScreen, mailboxScreen, [mails.standard, mails.german]));
export const LongAddress = meta.story(fromView(MailboxScreen, mailboxScreen, [mails.longAddress]));
export const Empty = meta.story(fromView(MailboxScreen, mailboxScreen, []));
