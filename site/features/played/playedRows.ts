import type { PlayedVideo } from '@afterglow/design-system/player/PlaylistPanel/view';
import type { Playing } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { PlayedList } from './playedList.ts';
import type { Placed } from './playOrder.ts';

/** A part of a list, in the order in which it is played, with the parts around it as far as they are needed. */
export interface PlayedRows {
  placed: readonly Placed<PlayedVideo>[];
  before: readonly Placed<PlayedVideo>[];
  after: readonly Placed<PlayedVideo>[];
  /** Number of videos in the whole list. */
  total: number;
}

export interface Wanted {
  list: PlayedList;
  playing: Playing;
  /** Id of the video that is shown. */
  id: number;
}
