import { discreetTitle } from '@afterglow/design-system/layout/DiscreetSwitch/view';
import type { IntlShape } from 'react-intl';
import { isLanguageChosen, preferredLanguage } from '../device/preferredLanguage.ts';
import type { SharedConfig } from '../shared/config.ts';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { hideTab, leaveOnThreeShifts } from './discretion.ts';
import { openFormsAbove } from './operator/openFormsAbove.ts';
import { isDataSaved } from './isDataSaved.ts';

/**
 * Starts what no page waits for: discretion, the notice that the connection is lost, what runs only if the visitor
 * accepts it, the offer of another language.
 * Returns a function that stops it.
 */
export function startAfterIdle(intl: IntlShape, config: SharedConfig): () => void {
  const { analytics, promo, ads, neutral } = config.brand;
  const stops = [hideTab(discreetTitle({ intl })), leaveOnThreeShifts(neutral)];
  const open = config.gate === null && !config.proofNeeded;
  if (open) stops.push(openFormsAbove(intl, config));
  const stop = () => {
    for (const one of stops) one();
  };
  let left = false;
  stops.push(() => (left = true));
  const startLater = (loaded: Promise<() => () => void>) =>
    void loaded.then(
      (start) => left || void stops.push(start()),
      // If the code cannot be loaded, nothing optional runs, and another user's sign-in is noticed on the next page.
      () => undefined,
    );
  startLater(withStyles(import('./optional/offlineNotice.tsx')).then((code) => () => code.startOfflineNotice(intl)));
  // While the session is unidentified, other tabs are told nothing, and nothing is shown that members are spared.
  if (config.unidentified) return stop;
  startLater(import('./followSession.ts').then((code) => () => code.followSession(config)));
  const asks = Boolean(analytics ?? promo ?? ads) && open && !isDataSaved();
  if (asks) startLater(import('./optional/startOptional.ts').then((code) => () => code.startOptional(intl, config)));
  const current = config.language;
  const preferred = isLanguageChosen(document.cookie) ? null : preferredLanguage(navigator.languages, current);
  if (preferred !== null && open)
    startLater(
      withStyles(import('./optional/languageOffer.tsx')).then(
        (code) => () => code.startLanguageOffer(preferred, intl, { current, asks }),
      ),
    );
  return stop;
}
