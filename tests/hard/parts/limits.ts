/** Limits under fifty tries at once over two processes behind a pooler, over kills, and with other clocks: exact. */
import * as z from 'zod/mini';
import { calls } from '@afterglow/contract/calls';
import { createTries, leaveRoom, type LimitCase } from '../../api/limitTries.ts';
import { noClusterReason } from '../../tools/pgbouncer.ts';
import { noClockReason } from '../clock.ts';
import type { OpenPart, Part } from '../part.ts';
import { startLimitCluster, uploadsPerDay, type LimitCluster } from './limits/cluster.ts';

const tries = 50;
const left = 7;
const ways = ['at once', 'over a kill', 'with other clocks'] as const;
/** Each round has numbers of its own. */
const numbersOfRound = 1_000;
const refused = 429;

const sum = z.object({ token: z.string(), question: z.string() });

/** Answers the question for visitors without scripts, which costs no time. */
async function solveSum({ send }: LimitCluster, number: number): Promise<string> {
  const { token, question } = sum.parse(await (await send(number, `${calls.captcha.path()}?plain`, {})).json());
  const [one = 0, other = 0] = question.split(' + ').map(Number);
  return `${token}.${one + other}`;
}

/** Returns a sentence unless exactly `room` of the answers are no refusals. A busy process may answer with 503. */
function countFault(name: string, statuses: readonly number[], room: number): string | null {
  const taken = statuses.filter((status) => status < refused).length;
  const busy = statuses.filter((status) => status === 503).length;
  const broken = statuses.filter((status) => status >= 500 && status !== 503);
  if (broken.length > 0) return `${name}: ${broken.length} of ${statuses.length} tries are answered with ${broken[0]}.`;
  if (taken > room || taken + busy < room) return `${name}: ${taken} tries were taken, where ${room} are allowed.`;
  return null;
}

interface Round {
  cluster: LimitCluster;
  limit: LimitCase;
  first: number;
  /** Number of tries that the limit still allows. */
  room: number;
}

const sendAll = async ({ limit }: Round, first: number, count: number): Promise<number[]> => {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => limit.send(first + index)));
  return answers.map(({ status }) => status);
};

async function restartBoth({ cluster }: Round, secondsAhead: number): Promise<void> {
  await cluster.restart(0, secondsAhead);
  await cluster.restart(1, secondsAhead);
}

/** Half a window later all tries are refused; after the window all are allowed that ever are. */
async function tryClocks(round: Round): Promise<(string | null)[]> {
  const { limit, first } = round;
  const full = await sendAll(round, first, tries);
  await restartBoth(round, Math.round(limit.windowSeconds / 2));
  const half = await sendAll(round, first + tries, tries);
  await restartBoth(round, limit.windowSeconds + 60);
  const after = await sendAll(round, first + 2 * tries, tries);
  await restartBoth(round, 0);
  return [
    countFault(`${limit.name}, at once`, full, round.room),
    countFault(`${limit.name}, half a window later`, half, 0),
    countFault(`${limit.name}, after the window`, after, Math.min(tries, limit.max)),
  ];
}

async function tryLimit(round: Round, way: (typeof ways)[number]): Promise<(string | null)[]> {
  const { cluster, limit, first, room } = round;
  switch (way) {
    case 'at once':
      return [countFault(`${limit.name}, ${way}`, await sendAll(round, first, tries), room)];
    case 'over a kill': {
      const before = await sendAll(round, first, 4);
      await cluster.restart(first % 2);
      const after = await sendAll(round, first + 4, tries - 4);
      return [countFault(`${limit.name}, ${way}`, [...before, ...after], room)];
    }
    case 'with other clocks':
      return tryClocks(round);
  }
}

async function openLimits(): Promise<OpenPart> {
  if (noClusterReason !== '') {
    const missing = [`${noClusterReason} (Debian: apt-get install postgresql pgbouncer).`];
    return { round: () => Promise.resolve({ tried: 0, found: [], missing }), close: () => Promise.resolve([]) };
  }
  const cluster = await startLimitCluster();
  let captchas = 0;
  const captcha = () => solveSum(cluster, (captchas += 1));
  const { cases } = createTries({ ...cluster, captcha, uploadsPerDay });
  return {
    async round(seed) {
      const limit = cases[(seed - 1) % cases.length];
      const way = ways[Math.floor((seed - 1) / cases.length) % ways.length];
      if (!limit || !way) throw new Error(`There is no round ${seed}.`);
      if (way === 'with other clocks' && noClockReason !== '') return { tried: 0, found: [], missing: [noClockReason] };
      await cluster.reset();
      const first = seed * numbersOfRound;
      const since = Date.now();
      await limit.before?.();
      const { status } = await limit.send(first);
      const room = Math.min(left, limit.max - 1);
      const counted = await leaveRoom(cluster.database, limit, room, since);
      if (status >= refused || counted !== 1)
        return {
          tried: 1,
          found: [`${limit.name}: the first try is answered with ${status}, and counted ${counted} times.`],
        };
      const faults = await tryLimit({ cluster, limit, first: first + 1, room }, way);
      return { tried: tries, found: faults.filter((fault) => fault !== null) };
    },
    async close() {
      await cluster.end();
      return [];
    },
  };
}

/** Number of limits: those of the table, and two of comments. */
const limitCount = createTries({
  send: () => Promise.reject(new Error('Nothing is sent.')),
  cookieOf: () => '',
  captcha: () => Promise.resolve(''),
  uploadsPerDay,
}).cases.length;

export const limits: Part = {
  unit: 'tries',
  goal: `exactly as many are taken as allowed, of ${tries} at once over two processes`,
  rounds: limitCount * ways.length,
  open: openLimits,
};
