import { definePage } from '../../shared/definePage.ts';
import { actionsCodec, actionsPath } from '../../routing/actionsAddress.ts';

export const actions = definePage({
  file: 'actions/ActionsPage',
  path: actionsPath,
  address: actionsCodec,
  uncached: true,
  code: () => import('./ActionsPage.tsx'),
});
