import { PlainActions } from '@afterglow/design-system/actions/PlainActions';
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
  const { user } = useConfig();
  if (user === null || of === null) return null;
  const kind = of.section === 'video' || of.section === 'playlist' ? of.section : 'profile';
  return <PlainActions of={kind} href={actionsAddress(of)} data-layout={layout} />;
}
