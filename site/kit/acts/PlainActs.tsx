import { PlainActions } from '@afterglow/design-system/actions/PlainActions';
import { actionsAddress, type ActionsProps } from '../../routing/actionsAddress.ts';
import { useConfig } from '../config.ts';

/**
 * For members without script, whose buttons on this page wait for it. Only the server renders it, in a `noscript`: no
 * browser that has script needs the code of it.
 */
export function PlainActs({ of, layout }: { of: ActionsProps; layout?: 'bar' }) {
  if (useConfig().user === null) return null;
  const kind = of.section === 'video' || of.section === 'playlist' ? of.section : 'profile';
  return <PlainActions of={kind} href={actionsAddress(of)} data-layout={layout} />;
}
