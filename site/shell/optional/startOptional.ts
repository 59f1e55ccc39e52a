import type { ConsentAnswer } from '@afterglow/design-system/reader/consent.ts';
import type { IntlShape } from 'react-intl';
import { mayAsk, onConsent, readConsent } from '../../device/consent.ts';
import type { SharedConfig } from '../../shared/config.ts';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { adPlacesOf } from '../adPlaces.ts';
import { pageAt } from '../pageTable.ts';
import { onNavigation } from '../../runtime/client/onNavigation.ts';

type Stop = () => void;

interface Part {
  start: Stop;
  stop: Stop;
}

/**
 * Returns a part that is loaded when it may run. It does not run if its code cannot be loaded, or if it was stopped or
 * refused meanwhile.
 */
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

/** Returns the places of this page that hold an advertisement, or a partner's models. */
const placesHere = ({ brand, user }: SharedConfig): readonly string[] =>
  user || !isAccepted() ? [] : adPlacesOf(brand, pageAt(location.pathname + location.search));

/** Opens the boxes for them on this page, as the server does for a visitor who has accepted before. */
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

/** Returns the part with a partner's models below a video, loaded after the page. */
const feeding = (intl: IntlShape, config: SharedConfig): Part =>
  optionalPart(async () => {
    if (!placesHere(config).includes('feed')) return null;
    const { showModelsFeed } = await withStyles(import('./modelsFeed.tsx'));
    return isAccepted() ? showModelsFeed(intl) : null;
  }, isAccepted);

const consentQuestion = (intl: IntlShape): Part =>
  optionalPart(async () => {
    const { showCookieNotice } = await withStyles(import('./cookieNotice.tsx'));
    return mayAsk() ? showCookieNotice(intl) : null;
  }, mayAsk);

/**
 * Starts what runs only if the visitor accepts it (D30, R31): hits, goals and advertisements. All of it starts at once
 * when it is accepted, and stops at once when it is rejected or taken back, here or in another tab. The boxes open with
 * the press, before their content has arrived: only then does nobody mind that the page moves. Returns a function that
 * stops all of it.
 */
export function startOptional(intl: IntlShape, config: SharedConfig): Stop {
  const [count, question] = [counting(config), consentQuestion(intl)];
  const offers = [advertising(intl, config), feeding(intl, config)];
  const stopAll = () => {
    for (const { stop } of [count, ...offers, question]) stop();
  };
  let last: ConsentAnswer | null = null;
  const showOffers = () => {
    keepBoxes(placesHere(config));
    for (const { start } of offers) start();
  };
  /** Follows the stored answer. */
  const follow = () => {
    const answer = readConsent();
    if (answer === last) return;
    last = answer;
    stopAll();
    if (answer === 'accept') count.start();
    showOffers();
  };
  follow();
  if (mayAsk()) question.start();
  const onShown = () => {
    if (document.visibilityState === 'visible') follow();
  };
  document.addEventListener('visibilitychange', onShown);
  const stops = [
    onConsent(() => {
      // Also if the browser stores no answer.
      question.stop();
      follow();
    }),
    onNavigation(() => (readConsent() === last ? showOffers() : follow())),
  ];
  return () => {
    document.removeEventListener('visibilitychange', onShown);
    for (const stop of [stopAll, ...stops]) stop();
  };
}
