/** The cost of a search by relevance relative to a list, both uncached, on the sample catalogue. */
import { calls } from '@afterglow/contract/calls';
import { pageSize } from '@afterglow/contract/limits';
import { noFilters, videoSorts } from '@afterglow/contract/lists';
import { againstBaseline, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { connections, runLoad, type LoadResult } from './load.ts';

const runSeconds = 4;
const rounds = 5;

const params = { gender: 'str', ...noFilters, objectId: '', count: pageSize.list } as const;
/** The first nine pages of every sort order. */
const lists = videoSorts.flatMap((sort) =>
  Array.from({ length: 9 }, (_, page) => calls.videos.path({ ...params, sort, page: page + 1, section: '' }, 0)),
);
/** Searches for words, and beginnings of words, that fill a page of the sample catalogue. */
export const commonSearches = [
  ...['evening', 'evenin', 'harbour', 'harbou', 'window', 'windo', 'rain', 'slow', 'lake', 'train', 'golden', 'bridge'],
  ...['night', 'terrace', 'terrac', 'camera', 'friends', 'visit', 'filmed', 'weekend', 'music', 'month'],
].map((words) => calls.search.path({ ...params, sort: 'relevance', page: 1, words }, 0));

const circular = (paths: readonly string[]) => (index: number) => paths[index % paths.length] ?? '';

/** @param origin of an API on the sample catalogue */
export async function searchFigure(part: string, origin: string): Promise<Figure> {
  const shots: Record<'lists' | 'searches', LoadResult[]> = { lists: [], searches: [] };
  for (let round = 0; round <= rounds; round++) {
    const list = await runLoad(origin, circular(lists), { seconds: runSeconds });
    const search = await runLoad(origin, circular(commonSearches), { seconds: runSeconds });
    // The first round warms up.
    if (round === 0) continue;
    shots.lists.push(list);
    shots.searches.push(search);
  }
  const ratios = shots.searches.map(({ rate }, round) => rate / (shots.lists[round]?.rate ?? Number.NaN));
  const p99 = median(shots.searches.map((shot) => shot.p99));
  return againstBaseline(
    {
      part,
      name: 'search by relevance beside a list, 600 videos',
      unit: 'requests/s',
      baseline: median(shots.lists.map(({ rate }) => rate)),
      measured: median(shots.searches.map(({ rate }) => rate)),
      note: `${connections} at once, ${rounds} rounds in turn: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}; p99 of searches ${p99.toFixed(0)} ms`,
    },
    { atLeast: 0.6 },
  );
}
