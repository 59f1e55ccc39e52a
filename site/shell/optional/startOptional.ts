import type { ConsentAnswer } from '@afterglow/design-system/reader/consent.ts';
import type { IntlShape } from 'react-intl';
import { mayAsk, onConsent, readConsent } from '../../device/consent.ts';
import type { SharedConfig } from '../../kit/config.ts';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
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

/** The places of this page that hold an advertisement, or a partner's models. */
const placesHere = ({ brand, user }: SharedConfig): readonly string[] =>
  user || !isAccepted() ? [] : adPlacesAt(brand, location.pathname);

/** The boxes that this page keeps for them, as the server does for a visitor who has accepted before. */
function keepBoxes(places: readonly string[]): void {
  const { dataset } = document.documentElement;
  if (places.length > 0) dataset['consent'] = places.join(' ');
  else delete dataset['consent'];
}

function advertising(intl: IntlShape, config: SharedConfig): Part {
  return optionalPart(async () => {
    if (placesHere(config).length === 0) return null;
    const { showAds } = await withStyles(import('./ads.tsx'));
    return isAccepted() ? showAds(intl, config) : null;
  }, isAccepted);
}

/** A partner's models below a video, once the page is there. */
const feeding = (intl: IntlShape, config: SharedConfig): Part =>
  optionalPart(async () => {
    if (!placesHere(config).includes('feed')) return null;
    const { showModelsFeed } = await withStyles(import('./modelsFeed.tsx'));
    return isAccepted() ? showModelsFeed(intl) : null;
  }, isAccepted);

const asking = (intl: IntlShape): Part =>
  optionalPart(async () => {
    const { showCookieNotice } = await withStyles(import('./cookieNotice.tsx'));
    return mayAsk() ? showCookieNotice(intl) : null;
  }, mayAsk);

/**
 * What runs only if the visitor accepts it (D30, R31): hits, goals and advertisements. Accepted, all of it begins at once;
 * rejected or taken back, here or in another tab, all of it ends at once. The boxes open with the press, before what fills
 * them has come: only then does nobody mind that the page moves. Returns how to stop.
 */
export function startOptional(intl: IntlShape, config: SharedConfig): Stop {
  const [count, ask] = [counting(config), asking(intl)];
  const offers = [advertising(intl, config), feeding(intl, config)];
  const stopAll = () => {
    for (const { stop } of [count, ...offers, ask]) stop();
  };
  let last: ConsentAnswer | null = null;
  const showOffers = () => {
    keepBoxes(placesHere(config));
    for (const { start } of offers) start();
  };
  /** Follows the answer as it is kept. */
  const follow = () => {
    const answer = readConsent();
    if (answer === last) return;
    last = answer;
    stopAll();
    if (answer === 'accept') count.start();
    showOffers();
  };
  follow();
  if (mayAsk()) ask.start();
  const onShown = () => {
    if (document.visibilityState === 'visible') follow();
  };
  document.addEventListener('visibilitychange', onShown);
  const stops = [
    onConsent(() => {
      // Also where the browser keeps no answer.
      ask.stop();
      follow();
    }),
    onNavigation(() => (readConsent() === last ? showOffers() : follow())),
  ];
  return () => {
    document.removeEventListener('visibilitychange', onShown);
    for (const stop of [stopAll, ...stops]) stop();
  };
}
