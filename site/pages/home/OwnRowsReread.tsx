import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useConfig } from '../../shared/config.ts';
import { RevalidateOnShow } from '../../runtime/client/RevalidateOnShow.tsx';
import { deferredReads } from './homeReads.ts';

/** Reads the rows of a member's own again when the page is shown again: other pages add to them. */
export function OwnRowsReread() {
  const config = useConfig();
  const { language } = useReader();
  const { subscriptions, later } = deferredReads({}, language, config);
  return <RevalidateOnShow of={[subscriptions, later].filter((read) => read !== null)} />;
}
