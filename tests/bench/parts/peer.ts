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

async function measureRound(chromium: Chromium, { list, video }: Peer): Promise<Round> {
  return {
    list: await loadUntilQuiet(chromium, (view) => loadPeer(view, list)),
    video: await loadUntilQuiet(chromium, (view) => loadPeer(view, video)),
    click: await chromium.open((view) => clickPeerCard(view, list)),
    onList: await makeVisits(chromium, [peerListVisit], (view) => loadPeer(view, list), phone),
    onVideo: await makeVisits(chromium, [peerVideoVisit], (view) => loadPeer(view, video), phone),
  };
}

function figuresOf(found: readonly Round[]): Figure[] {
  const ms = (name: string, pick: (one: Round) => number): Figure =>
    unbounded({ part, unit: 'ms', name, measured: median(found.map(pick)) });
  const ofLoad = (name: string, load: (one: Round) => QuietLoad): Figure[] => [
    ms(`${name}: first contentful paint`, (one) => load(one).page.firstPaint),
    ms(`${name}: largest contentful paint`, (one) => load(one).page.largest.time),
    ms(`${name}: blocking time`, (one) => load(one).blocking),
    unbounded({
      ...{ part, unit: 'bytes', name: `${name}: script in all` },
      measured: median(found.map((one) => load(one).scriptBytes)),
    }),
  ];
  const slowest = (name: string, steps: (one: Round) => StepDurations): Figure =>
    slowestStep(part, name, found.map(steps));
  return [
    ...ofLoad('list', ({ list }) => list),
    ms('list: first thumbnail', ({ list }) => list.page.firstThumbnail),
    ...ofLoad('video page', ({ video }) => video),
    ms('video page: title and picture painted', ({ video }) => video.page.titleAndPicture),
    ms('click, title and picture painted', ({ click }) => click),
    slowest('list', ({ onList }) => onList),
    slowest('video page', ({ onVideo }) => onVideo),
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
  return figuresOf(found);
};
