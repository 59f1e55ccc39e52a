import { PlainActions } from '@afterglow/design-system/actions/PlainActions';
import { doneBefore } from '@afterglow/design-system/actions/PlainActions/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useKnownRelation } from '../../data/knownRelation.ts';
import { actionsAddress, type ActionsProps } from '../../routing/actionsAddress.ts';
import { useConfig } from '../config.ts';

interface PlainActsProps {
  /** Null until it is known. */
  of: ActionsProps | null;
  layout?: 'bar';
}

/**
 * For members without script, whose buttons on this page wait for it. Only the server renders what is in the `noscript`:
 * no browser that has script needs the code of it.
 */
export const PlainActs = (props: PlainActsProps) => <noscript>{import.meta.env.SSR && <Plain {...props} />}</noscript>;

function Plain({ of, layout }: PlainActsProps) {
  const reader = useReader();
  const { user } = useConfig();
  const relation = useKnownRelation(user && of);
  const author = useKnownRelation(user && (of?.author ?? null));
  if (user === null || of === null) return null;
  const kind = of.section === 'video' || of.section === 'playlist' ? of.section : 'profile';
  const message = doneBefore({ relation, followsAuthor: author?.subscribed === true }, reader);
  return <PlainActions of={kind} href={actionsAddress(of)} message={message} data-layout={layout} />;
}
