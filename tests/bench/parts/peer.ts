import { phone } from '../browser/conditions.ts';
import type { Chromium } from '../browser/chromium.ts';
import { makeVisits, type StepDurations } from '../browser/interactions.ts';
import { loadUntilQuiet, type QuietLoad } from '../browser/quietLoad.ts';
import { unbounded, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import type { Peer } from '../peer/build.ts';
import { clickPeerCard, loadPeer } from '../peer/page.ts';
import { peerListVisit, peerVideoVisit } from '../visits/peer.ts';
import type { Part } from './part.ts';
import { slowestStep } from './interactions.ts';

const part = 'peer';
const rounds = 3;

interface Round {
  list: QuietLoad;
  video: QuietLoad;
  click: number;
  onList: StepDurations;
  onVideo: StepDurations;
}

const load = (chromium: Chromium, url: string): Promise<QuietLoad> =>
  loadUntilQuiet(chromium, (view) => loadPeer(view, url));

async function measureRound(chromium: Chromium, { list, video }: Peer): Promise<Round> {
  return {
    list: await load(chromium, list),
    video: await load(chromium, video),
    click: await chromium.open((view) => clickPeerCard(view, list)),
    onList: await makeVisits(chromium, [peerListVisit], (view) => loadPeer(view, list), phone),
    onVideo: await makeVisits(chromium, [peerVideoVisit], (view) => loadPeer(view, video), phone),
  };
}

function loadFigures(name: string, loads: readonly QuietLoad[]): Figure[] {
  const of = (pick: (one: QuietLoad) => number): number => median(loads.map(pick));
  const ms = { part, unit: 'ms' } as const;
  return [
    unbounded({ ...ms, name: `${name}: first contentful paint`, measured: of(({ page }) => page.firstPaint) }),
    unbounded({ ...ms, name: `${name}: largest contentful paint`, measured: of(({ page }) => page.largest.time) }),
    unbounded({ ...ms, name: `${name}: blocking time`, measured: of(({ blocking }) => blocking) }),
    unbounded({
      part,
      name: `${name}: script in all`,
      unit: 'bytes',
      measured: of(({ scriptBytes }) => scriptBytes),
    }),
  ];
}

/**
 * Measures another front end, with the same content and by the same means as the site. Has no goals, and no script time:
 * Chromium's trace does not name the microtasks that follow an answer, in which this client renders.
 */
export const peer: Part = async (environment) => {
  const [chromium, served] = [await environment.chromium(), await environment.peer()];
  const found: Round[] = [];
  for (let round = 0; round < (environment.rounds ?? rounds); round++) found.push(await measureRound(chromium, served));
  const ms = { part, unit: 'ms' } as const;
  return [
    ...loadFigures(
      'list',
      found.map(({ list }) => list),
    ),
    unbounded({
      ...ms,
      name: 'list: first thumbnail',
      measured: median(found.map(({ list }) => list.page.firstThumbnail)),
    }),
    ...loadFigures(
      'video page',
      found.map(({ video }) => video),
    ),
    unbounded({
      ...ms,
      name: 'video page: title and picture painted',
      measured: median(found.map(({ video }) => video.page.titleAndPicture)),
    }),
    unbounded({
      ...ms,
      name: 'click, title and picture painted',
      measured: median(found.map(({ click }) => click)),
    }),
    slowestStep(
      'list',
      found.map(({ onList }) => onList),
      part,
    ),
    slowestStep(
      'video page',
      found.map(({ onVideo }) => onVideo),
      part,
    ),
  ];
};
