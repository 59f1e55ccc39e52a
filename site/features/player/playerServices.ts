import type { PlayerServices } from '@afterglow/design-system/player/services';
import { callFields } from '@afterglow/contract/callFields';
import { inputEndpoint } from '@afterglow/contract/endpoints/content';
import type { ActInput } from '@afterglow/contract/forms/acts';
import { playableFiles } from '@afterglow/contract/videoFile';
import { fetcher } from '../../runtime/data/fetcher.ts';
import { withNogeo } from '../../data/withNogeo.ts';
import { read } from '../../runtime/data/read.ts';
import { videoFilesRead } from '../../data/video.ts';
import {
  forgetPositions,
  readPlayerPreferences,
  readPositions,
  savePlayerPreferences,
  saveTheatre,
  savePosition,
} from '../../device/player.ts';

/** The player's connection to the site: files of a video, counting of views, and what this device stores. */
export const playerServices: PlayerServices = {
  sources: async (id) => {
    const answer = await read(fetcher, videoFilesRead(id));
    if (answer.state === 'ready') return playableFiles(answer.value);
    return answer.state;
  },
  readPreferences: readPlayerPreferences,
  savePreferences: savePlayerPreferences,
  saveTheatre,
  readPosition: (id) => readPositions().find((position) => position.id === id)?.seconds ?? 0,
  readStart: () => 0,
  savePosition,
  forgetPositions,
  countView: (id) => {
    // A lost count is ignored: the visitor must not notice.
    const view: ActInput = { act: 'view', video_id: id };
    const path = inputEndpoint.path();
    const fields = new URLSearchParams(callFields(view));
    fetch(path, { method: 'POST', keepalive: true, body: withNogeo(path, fields) }).catch(() => {});
  },
};
