import { discreetTitle } from '@afterglow/design-system/layout/DiscreetSwitch/view';
import type { IntlShape } from 'react-intl';
import type { SharedConfig } from '../kit/config.ts';
import { hideTab, leaveOnThreeShifts } from './discretion.ts';
import { openFormsAbove } from './operator/openFormsAbove.ts';
import { isDataSaved } from './prefetchCode.ts';

/** What no page waits for: discretion, and what runs only if the visitor accepts it. Returns how to stop. */
export function startAfterIdle(intl: IntlShape, config: SharedConfig): () => void {
  const { analytics, promo, ads, neutral } = config.brand;
  const stops = [hideTab(discreetTitle({ intl })), leaveOnThreeShifts(neutral)];
  if (config.gate === null && !config.proofNeeded) stops.push(openFormsAbove(intl, config));
  let left = false;
  stops.push(() => (left = true));
  void import('./followSession.ts').then(
    ({ followSession }) => left || void stops.push(followSession(config)),
    // Without the code, the tab notices at its next page.
    () => undefined,
  );
  if ((analytics ?? promo ?? ads) && config.gate === null && !config.proofNeeded && !isDataSaved()) {
    void import('./optional/startOptional.ts').then(({ startOptional }) => {
      if (!left) stops.push(startOptional(intl, config));
      return undefined;
    });
  }
  return () => {
    for (const stop of stops) stop();
  };
}
