import type { Analytics, AnalyticsService } from '@afterglow/contract/brand';
import { campaignNames } from '../../routing/campaign.ts';

/** A page view or a goal as a service receives it: without anything that names a title, a person or a word. */
export interface Hit {
  /** Absolute URL, see `hitPath`. */
  address: string;
  /** Type of the page, see `pageType`. */
  page: string;
  /** Campaign in the visit's first address; null if it had none. */
  campaign: string | null;
  /** Absent for a page view. */
  goal?: { name: string; params: Readonly<Record<string, string>> };
}

/** Parameters of a pattern whose values reveal no more than the pattern: numbers of pages and videos, and orders. */
const plain: Readonly<Record<string, RegExp>> = { id: /^\d+$/, page: /^\d+$/, sort: /^[a-z-]+$/, tab: /^[a-z]+$/ };

/**
 * Returns the path of a page as it may be counted: `/video/21707775/` for `/video/:id/:dir/`. It never contains a
 * query, a name made of a title, or the number of a member.
 */
export function hitPath(pattern: string | null, path: string): string {
  if (pattern === null) return '/404/';
  const values = path.split('/');
  const counted = pattern.split('/').flatMap((segment, index) => {
    if (!segment.startsWith(':')) return [segment];
    const value = values[index] ?? '';
    const name = segment.slice(1);
    return values[1] !== 'members' && plain[name]?.test(value) ? [value] : [];
  });
  return counted.join('/');
}

const pageTypes: Readonly<Record<string, string>> = { '': 'home', community: 'members', members: 'member' };

/** Returns the type of a page, in the words that texts use for it (R21). */
export function pageType(pattern: string | null): string {
  const [, first = ''] = (pattern ?? '/404/').split('/');
  return pageTypes[first] ?? first;
}

/** Returns the campaign that an address names; null for none, and for text that is no campaign's name. */
export function campaignOf(query: URLSearchParams): string | null {
  const named = campaignNames.map((name) => query.get(name)).find((value) => value !== null);
  return named && /^[\w.-]{1,60}$/.test(named) ? named : null;
}

/** Returns only the parameters whose values are codes; any other may name a title or a person, and is not sent. */
export const codesOf = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => /^[a-z\d_-]{1,20}$/.test(value)));

/** https://developer.matomo.org/api-reference/tracking-api */
function matomoBody({ address, page, campaign, goal }: Hit, { counter }: Analytics): URLSearchParams {
  return new URLSearchParams({
    idsite: String(counter),
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: address,
    action_name: page,
    ...(campaign !== null && { _rcn: campaign, dimension1: campaign }),
    dimension2: page,
    ...(goal && {
      e_c: 'goal',
      e_a: goal.name,
      ...(Object.keys(goal.params).length > 0 && { e_n: JSON.stringify(goal.params) }),
    }),
  });
}

/** https://plausible.io/docs/events-api */
const plausibleBody = ({ address, page, campaign, goal }: Hit): string =>
  JSON.stringify({
    name: goal?.name ?? 'pageview',
    url: address,
    domain: new URL(address).hostname,
    props: { page, ...(campaign !== null && { campaign }), ...goal?.params },
  });

export const hitBody = (hit: Hit, service: AnalyticsService, analytics: Analytics): URLSearchParams | string =>
  service.kind === 'matomo' ? matomoBody(hit, analytics) : plausibleBody(hit);

/** Milliseconds between two tries (R119). */
const retryMs = 1_000;
/** The most hits that wait for a service that does not answer; older ones are dropped. */
const mostWaiting = 50;

/** Sends hits to one service, in order, and retries each second while it cannot be reached. */
export function createSender(send: (hit: Hit) => Promise<unknown>): { add: (hit: Hit) => void; stop: () => void } {
  let waiting: Hit[] = [];
  let busy = false;
  let stopped = false;
  const work = async () => {
    busy = true;
    for (let hit = waiting[0]; hit; hit = waiting[0]) {
      const sent = hit;
      try {
        await send(sent);
        waiting = waiting.filter((one) => one !== sent);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
    busy = false;
  };
  return {
    add: (hit) => {
      if (stopped) return;
      waiting = [...waiting, hit].slice(-mostWaiting);
      if (!busy) void work();
    },
    stop: () => {
      stopped = true;
      waiting = [];
    },
  };
}
