import { pending, type Pending } from '@afterglow/design-system/reader/pending.ts';
import type { PlayedVideo } from '@afterglow/design-system/player/PlaylistPanel/view';
import { readHistory } from '../../device/history.ts';
import type { Resource } from '../../runtime/data/answer.ts';
import { playedPartRead } from '../../data/played.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { useConfig } from '../../shared/config.ts';
import { useStored } from '../../runtime/client/useStored.ts';
import type { PlayedList } from './playedList.ts';
import {
  parseShuffle,
  parseWholeShuffle,
  partAt,
  partsAround,
  partSize,
  placeVideos,
  type Placed,
} from './playOrder.ts';
import type { PlayedRows, Wanted } from './playedRows.ts';
import { useScatteredRows } from './useScatteredRows.ts';

interface Part {
  videos: readonly PlayedVideo[];
  total: number;
}

const watchedOnDevice = (): PlayedVideo[] =>
  readHistory().map(({ params }) => ({
    id: params.video_id,
    dir: params.dir,
    title: params.title,
    lang: '',
    seconds: params.duration,
    picture: params.scr,
    private: false,
    channelTitle: '',
    user: { displayName: '' },
  }));

const nothingOnDevice = (): PlayedVideo[] => [];

/** Returns the history as a list of one part; pending until the device has been read. */
function useWatched(list: PlayedList): Part | Pending {
  const [watched] = useStored(list.kind === 'history' ? watchedOnDevice : nothingOnDevice);
  return watched ? { videos: watched, total: watched.length } : pending;
}

const partOfAnswer = (answer: Resource<{ entries: PlayedVideo[]; total: number }>): Part | Pending | null => {
  if (answer.state === 'loading') return pending;
  return answer.state === 'ready' ? { videos: answer.value.entries, total: answer.value.total } : null;
};

/** Returns a part of a list that the API holds; pass null as part to skip it. */
function usePart(list: PlayedList, part: number | null): Part | Pending | null {
  const { user } = useConfig();
  const read = list.kind === 'history' || part === null ? null : playedPartRead(list, part, user !== null);
  const answer = useResource(read);
  return read === null ? null : partOfAnswer(answer);
}

const isPart = (part: Part | Pending | null): part is Part => part !== null && 'videos' in part;

/** Returns which parts have the videos before and after the shown one; null for those that are not needed. */
function partsNeeded({ playing, id }: Wanted, part: number, total: number, placed: readonly Placed<PlayedVideo>[]) {
  const { loop } = playing;
  const parts = Math.max(1, Math.ceil(total / partSize));
  const { before, after } = partsAround({ part, parts, loop });
  const index = placed.findIndex(({ video }) => video.id === id);
  return {
    before: index <= 0 ? before : null,
    after: index < 0 || index === placed.length - 1 ? after : null,
    /** Whether the list continues at its other end within the same part. */
    loopsWithin: loop && parts === 1,
  };
}

/** Returns the videos of the list around the shown one, in their order; null if the list cannot be shown. */
export function usePlayedRows(wanted: Wanted): PlayedRows | Pending | null {
  const whole = wanted.list.kind === 'history' ? null : parseWholeShuffle(wanted.playing.shuffle);
  const scattered = useScatteredRows(wanted, whole);
  const inParts = usePartRows(wanted, whole === null);
  return whole === null ? inParts : scattered;
}

/** Returns the part that has the shown video; a list that is shuffled as a whole is not read in parts. */
function usePartRows(wanted: Wanted, isWanted: boolean): PlayedRows | Pending | null {
  const { list, playing } = wanted;
  const part = list.kind === 'history' ? 1 : partAt(playing.at);
  const shuffle = parseShuffle(playing.shuffle);
  const watched = useWatched(list);
  const read = usePart(list, isWanted ? part : null);
  const own = list.kind === 'history' ? watched : read;
  const placed = isPart(own) ? placeVideos(own.videos, part, shuffle) : [];
  const needed = partsNeeded(wanted, part, isPart(own) ? own.total : 0, placed);
  const known = isPart(own) && list.kind !== 'history' && !needed.loopsWithin;
  const around = {
    before: usePart(list, known ? needed.before : null),
    after: usePart(list, known ? needed.after : null),
  };
  if (!isPart(own)) return own;
  const placedIn = (which: 'before' | 'after') => {
    const videos = around[which];
    const at = needed[which];
    return isPart(videos) && at !== null ? placeVideos(videos.videos, at, shuffle) : [];
  };
  return needed.loopsWithin || (list.kind === 'history' && playing.loop)
    ? { placed, before: placed, after: placed, total: own.total }
    : { placed, before: placedIn('before'), after: placedIn('after'), total: own.total };
}
