import { Conversation, type ConversationProps } from '@afterglow/design-system/lists/Conversation';
import { conversation } from '@afterglow/design-system/lists/Conversation/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { FullMember } from '@afterglow/contract/member';
import { useEffect, useRef } from 'react';
import { useRelation } from '../../data/relation.ts';
import { useSubmitted } from '../../shared/submitted.ts';
import { useBlock } from '../acts/useBlock.ts';
import { MessageWriter } from './MessageWriter.tsx';
import { useMessages } from './useMessages.ts';

interface CurrentThreadProps {
  member: FullMember;
  page: number;
  /** Whether a press has opened it in place of the element that had focus. */
  focused?: boolean;
}

/** Returns what prevents writing: a block by the visitor, with a button that ends it, or one by the other member. */
function useBlocks(id: number): Pick<ConversationProps, 'blocked' | 'refusing'> {
  const own = useRelation({ section: 'member', id });
  const { on, ...press } = useBlock(id, own);
  // A message that was refused without script stays in its form.
  const { refusals } = useSubmitted();
  return { ...(on && { blocked: press }), refusing: own.relation?.blockedBy === true && refusals.length === 0 };
}

/** The messages between the visitor and another member, and the form to write one. */
export function CurrentThread({ member, page, focused = false }: CurrentThreadProps) {
  const reader = useReader();
  const root = useRef<HTMLElement>(null);
  const { messages, pages, sending, send } = useMessages(member.id, page);
  const blocks = useBlocks(member.id);
  useEffect(() => {
    if (focused) root.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [focused]);
  return (
    <Conversation {...conversation({ member, messages, sending, page, pages }, reader)} ref={root} {...blocks}>
      {page === 1 && messages !== null && <MessageWriter userId={member.id} onSend={send} />}
    </Conversation>
  );
}
