import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { MailboxScreen } from '@afterglow/design-system/screens/MailboxScreen';
import { mailboxHead, mailboxScreen } from '@afterglow/design-system/screens/MailboxScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import { Frame } from '../../kit/Frame.tsx';
import { mailboxRead } from '../../data/mailbox.ts';
import { useResource } from '../../data/useResource.ts';
import type { PageCode } from '../../kit/pageCode.ts';

/** /dev/mailbox, in a demo only: elsewhere the API has no mailbox, and the page is a 404. */
export function MailboxPage() {
  const reader = useReader();
  return (
    <Frame of={useResource(mailboxRead)} head={() => mailboxHead(reader)} loading={<TextSkeleton />}>
      {(mails) => <MailboxScreen {...mailboxScreen(mails, reader)} />}
    </Frame>
  );
}

export const page: PageCode<object> = {
  Page: MailboxPage,
  reads: () => [mailboxRead],
};
