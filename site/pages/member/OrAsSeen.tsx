import type { SeenAs } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { ReactNode } from 'react';
import { useConfig } from '../../shared/config.ts';
import type { ShownTab } from './MemberFrame.tsx';
import { OwnPageAsSeen } from './OwnPageAsSeen.tsx';

interface OrAsSeenProps extends ShownTab {
  id: number;
  as: SeenAs | null;
  /** The tab itself. */
  children: ReactNode;
}

/** A tab of a member's page; of the visitor's own page as others see it, if its address asks for that. */
export function OrAsSeen({ id, as, children, tab, page }: OrAsSeenProps) {
  const { user } = useConfig();
  return user?.id === id && as !== null ? <OwnPageAsSeen {...{ user, as, tab, page }} /> : children;
}
