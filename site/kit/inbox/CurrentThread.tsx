import { Conversation } from '@afterglow/design-system/lists/Conversation';
import { conversation } from '@afterglow/design-system/lists/Conversation/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { FullMember } from '@afterglow/contract/member';
import { useEffect, useRef } from 'react';
import { useRelation } from '../../data/relation.ts';
import { useBlock } from '../acts/useBlock.ts';
import { MessageWriter } from './MessageWriter.tsx';
import { useMessages } from './useMessages.ts';

interface CurrentThreadProps {
  member: FullMember;
  page: number;
  /** Whether a press has opened it in the place of what had the focus. */
  focused?: boolean;
}

/** Ends a block, at the place where it stands in the way; undefined if there is none. */
function useUnblock(id: number) {
  const { on, ...press } = useBlock(id, useRelation({ section: 'member', id }));
  return on ? press : undefined;
}

/** What the visitor and another member have written to each other, and the form to write on. */
export function CurrentThread({ member, page, focused = false }: CurrentThreadProps) {
  const reader = useReader();
  const root = useRef<HTMLElement>(null);
  const { messages, pages, sending, send } = useMessages(member.id, page);
  const blocked = useUnblock(member.id);
  useEffect(() => {
    if (focused) root.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [focused]);
  return (
    <Conversation
      {...conversation({ member, messages, sending, page, pages }, reader)}
      ref={root}
      {...(blocked && { blocked })}
    >
      {page === 1 && messages !== null && <MessageWriter userId={member.id} onSend={send} />}
    </Conversation>
  );
}
