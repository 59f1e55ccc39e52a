import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { MailboxScreen } from '@afterglow/design-system/screens/MailboxScreen';
import { mailboxHead, mailboxScreen } from '@afterglow/design-system/screens/MailboxScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import { Frame } from '../../shared/Frame.tsx';
import { mailboxRead } from '../../data/mailbox.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';

const reads = () => ({ mails: mailboxRead });

/** /dev/mailbox, in a demo only: elsewhere the API has no mailbox, and the page is a 404. */
function MailboxPage({ mails: answer }: AnswersTo<typeof reads>) {
  const reader = useReader();
  return (
    <Frame of={answer} head={() => mailboxHead(reader)} loading={<TextSkeleton />}>
      {(mails) => <MailboxScreen {...mailboxScreen(mails, reader)} />}
    </Frame>
  );
}

export const page = readingPage({ Page: MailboxPage, reads });
