import type { Analytics, AnalyticsService } from '@afterglow/contract/brand';
import { takeGoals } from '../../shared/goals.ts';
import { campaignOf, codesOf, createSender, hitBody, hitPath, pageType, type Hit } from './hits.ts';
import { onNavigation } from '../../runtime/client/onNavigation.ts';
import { matchRoute } from '../pageTable.ts';

/** Campaign of the document's first address: later addresses do not repeat it. */
const campaign = campaignOf(new URLSearchParams(location.search));

function currentHit(origin: string): Hit {
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  const pattern = matchRoute(pathname, query)?.page.path ?? null;
  return { address: origin + hitPath(pattern, pathname), page: pageType(pattern), campaign };
}

/**
 * Sends a hit. The reply cannot be read, as no service has to allow that; that it has arrived shows that the service is
 * there. Neither the referrer nor a cookie is sent.
 */
const sendHit = (hit: Hit, service: AnalyticsService, analytics: Analytics): Promise<unknown> =>
  fetch(service.address, {
    method: 'POST',
    mode: 'no-cors',
    body: hitBody(hit, service, analytics),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });

/**
 * Counts this page and later ones in this document (R22, R119), and goals (R120). Returns a function that stops
 * counting.
 */
export function startAnalytics(analytics: Analytics, origin: string): () => void {
  const senders = analytics.services.map((service) => createSender((hit) => sendHit(hit, service, analytics)));
  const send = (hit: Hit) => {
    for (const { add } of senders) add(hit);
  };
  send(currentHit(origin));
  const stopWatching = onNavigation(() => send(currentHit(origin)));
  takeGoals((name, params = {}) => send({ ...currentHit(origin), goal: { name, params: codesOf(params) } }));
  return () => {
    stopWatching();
    takeGoals(null);
    for (const { stop } of senders) stop();
  };
}
