import { PlainActions } from '@afterglow/design-system/actions/PlainActions';
import { doneBefore } from '@afterglow/design-system/actions/PlainActions/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useKnownRelation } from '../../data/knownRelation.ts';
import { actionsAddress, type ActionsProps } from '../../routing/actionsAddress.ts';
import { useConfig } from '../../shared/config.ts';

interface PlainActsProps {
  /** The subject of the page; null until it is known. */
  of: ActionsProps | null;
  layout?: 'bar';
}

/**
 * Links for members without script, as the buttons of this page need script. Only the server renders the content of
 * `noscript`: no browser with script loads its code.
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
