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
  const startLater = (loaded: Promise<() => () => void>) =>
    void loaded.then(
      (start) => left || void stops.push(start()),
      // Without the code nothing optional runs, and whoever else has signed in is noticed at the next page.
      () => undefined,
    );
  startLater(import('./followSession.ts').then((code) => () => code.followSession(config)));
  if ((analytics ?? promo ?? ads) && config.gate === null && !config.proofNeeded && !isDataSaved()) {
    startLater(import('./optional/startOptional.ts').then((code) => () => code.startOptional(intl, config)));
  }
  return () => {
    for (const stop of stops) stop();
  };
}
