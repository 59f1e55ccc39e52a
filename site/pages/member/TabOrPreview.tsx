import type { SeenAs } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { ReactNode } from 'react';
import { useConfig } from '../../shared/config.ts';
import type { TabProps } from './MemberFrame.tsx';
import { OwnPagePreview } from './OwnPagePreview.tsx';

interface TabOrPreviewProps extends TabProps {
  id: number;
  as: SeenAs | null;
  /** The tab itself. */
  children: ReactNode;
}

/** A tab of a member's page; of the visitor's own page as others see it, if its address asks for that. */
export function TabOrPreview({ id, as, children, tab, page }: TabOrPreviewProps) {
  const { user } = useConfig();
  return user?.id === id && as !== null ? <OwnPagePreview {...{ user, as, tab, page }} /> : children;
}
