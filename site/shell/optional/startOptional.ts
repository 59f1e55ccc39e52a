import type { IntlShape } from 'react-intl';
import { mayAsk, onConsent, readConsent } from '../../device/consent.ts';
import type { SharedConfig } from '../../kit/config.ts';
import { withStyles } from '../../kit/loadStyles.ts';
import { adPlacesAt } from '../../routing/adPlaces.ts';
import { onNavigation } from './onNavigation.ts';

type Stop = () => void;

interface Part {
  start: Stop;
  stop: Stop;
}

/** A part that is loaded when it may run. Without its code, or once it is stopped or refused meanwhile, it does not run. */
function optionalPart(load: () => Promise<Stop | null>, mayRun: () => boolean): Part {
  let [running, runs]: [Stop | null, number] = [null, 0];
  const stop = () => {
    runs += 1;
    running?.();
    running = null;
  };
  const start = () => {
    stop();
    const run = runs;
    load().then(
      (end) => {
        if (run === runs && mayRun()) running = end;
        else end?.();
      },
      () => undefined,
    );
  };
  return { start, stop };
}

const isAccepted = () => readConsent() === 'accept';

function counting({ brand: { analytics }, publicOrigin }: SharedConfig): Part {
  return optionalPart(async () => {
    if (!analytics) return null;
    const { startAnalytics } = await import('./analytics.ts');
    return isAccepted() ? startAnalytics(analytics, publicOrigin) : null;
  }, isAccepted);
}

/** Their boxes are kept on documents with the attribute, which the server sets for later ones. */
function advertising(intl: IntlShape, config: SharedConfig): Part {
  const { dataset } = document.documentElement;
  return optionalPart(async () => {
    const places = adPlacesAt(config.brand, location.pathname);
    if (places.length === 0 || config.user) return null;
    const { showAds } = await withStyles(import('./ads.tsx'));
    if (!isAccepted()) return null;
    dataset['consent'] = places.join(' ');
    return showAds(intl, config);
  }, isAccepted);
}

/** A partner's models below a video, once the page is there. */
const feeding = (intl: IntlShape, { brand, user }: SharedConfig): Part =>
  optionalPart(async () => {
    if (user || !adPlacesAt(brand, location.pathname).includes('feed')) return null;
    const { showModelsFeed } = await withStyles(import('./modelsFeed.tsx'));
    return isAccepted() ? showModelsFeed(intl) : null;
  }, isAccepted);

const asking = (intl: IntlShape): Part =>
  optionalPart(async () => {
    const { showCookieNotice } = await withStyles(import('./cookieNotice.tsx'));
    return mayAsk() ? showCookieNotice(intl) : null;
  }, mayAsk);

/**
 * What runs only if the visitor accepts it (D30): hits and goals at once, advertisements from the next page on, as their
 * boxes would move what is being read. Taking the answer back ends both at once. Returns how to stop.
 */
export function startOptional(intl: IntlShape, config: SharedConfig): Stop {
  const [count, ask] = [counting(config), asking(intl)];
  const offers = [advertising(intl, config), feeding(intl, config)];
  if (isAccepted()) for (const { start } of [count, ...offers]) start();
  else if (mayAsk()) ask.start();
  const stopListening = onConsent((answer) => {
    ask.stop();
    if (answer === 'accept') return count.start();
    delete document.documentElement.dataset['consent'];
    for (const { stop } of [count, ...offers]) stop();
  });
  const stopWatching = onNavigation(() => {
    if (isAccepted()) for (const { start } of offers) start();
  });
  return () => {
    for (const { stop } of [count, ...offers, ask]) stop();
    stopListening();
    stopWatching();
  };
}
