import { studioEndpoint, studioVideoEndpoint, videoEditEndpoint } from '@afterglow/contract/endpoints/content';
import type { CaptionsField } from '@afterglow/design-system/forms/CaptionsForm/view';
import type { ChaptersField } from '@afterglow/design-system/forms/ChaptersForm/view';
import type { VideoChangeField } from '@afterglow/design-system/forms/VideoChangeForm/view';
import type { FormDefinition } from './formDefinitions.ts';
import { readOf } from './readOf.ts';

/** A page of the signed-in member's videos in every state. Missing before an API without this call. */
export const studioRead = (page: number) => readOf(studioEndpoint, { page }, ({ studio }) => studio);

export const studioVideoRead = (id: number) => readOf(studioVideoEndpoint, { id }, ({ studioVideo }) => studioVideo);

/** A change of a video that was sent before. */
export const changeVideo = (id: number): FormDefinition<VideoChangeField> => ({
  act: 'upload',
  endpoint: videoEditEndpoint,
  fixed: { section: 'edit', video_id: String(id) },
  names: ['title', 'desc', 'preview', 'picture', 'categories', 'visibility'],
  secret: ['picture'],
  pickSchema: (schemas) => schemas.videoChange,
  file: 'picture',
});

/** Deletes a video, or restores it, as `section` says. */
export const deleteVideo = (id: number): FormDefinition<'section'> => ({
  act: 'upload',
  endpoint: videoEditEndpoint,
  fixed: { video_id: String(id) },
  names: ['section'],
  secret: [],
  pickSchema: (schemas) => schemas.anything,
  encode: ({ section }) => ({ video_id: String(id), section: section === 'restore' ? 'restore' : 'delete' }),
});

/** Adds captions to a video; `remove` is the file of those that are removed instead. */
export const changeCaptions = (id: number): FormDefinition<CaptionsField> => ({
  act: 'upload',
  endpoint: videoEditEndpoint,
  fixed: { video_id: String(id) },
  names: ['lang', 'file', 'remove'],
  secret: ['file', 'remove'],
  pickSchema: (schemas) => schemas.captions,
  file: 'file',
  encode: ({ lang = '', remove = '' }) => ({
    video_id: String(id),
    ...(remove === '' ? { section: 'captions', lang } : { section: 'captions_remove', track: remove }),
  }),
});

/** Writes the chapters of a video, which the API checks: only it knows the length of the video. */
export const changeChapters = (id: number): FormDefinition<ChaptersField> => ({
  act: 'upload',
  endpoint: videoEditEndpoint,
  fixed: { section: 'chapters', video_id: String(id) },
  names: ['chapters', 'file'],
  secret: ['file'],
  pickSchema: (schemas) => schemas.anything,
  file: 'file',
});
