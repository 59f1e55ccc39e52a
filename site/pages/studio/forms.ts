import { maxPictureFormBytes, maxTrackFormBytes } from '@afterglow/contract/bodyLimits';
import { changeCaptions, changeChapters, changeVideo, deleteVideo } from '../../data/studio.ts';
import type { PageForm } from '../../shared/pageForm.ts';
import { deleteStudioVideo, studio, studioCaptions, studioChapters, studioVideo } from './page.ts';

const next = () => studio.path;

/** Forms of tracks lead back to their page. */
const tracks: readonly PageForm[] = [
  {
    page: studioCaptions,
    step: 'captions',
    form: changeCaptions,
    maxBytes: maxTrackFormBytes,
    next: ({ id }) => studioCaptions.href({ id }),
    flash: ({ remove }) => (remove ? 'captions_remove' : 'captions'),
  },
  {
    page: studioChapters,
    step: 'chapters',
    form: changeChapters,
    maxBytes: maxTrackFormBytes,
    next: ({ id }) => studioChapters.href({ id }),
    flash: 'chapters',
  },
];

export const forms: readonly PageForm[] = [
  { page: studioVideo, form: changeVideo, maxBytes: maxPictureFormBytes, next },
  ...tracks,
  { page: deleteStudioVideo, step: 'delete', form: deleteVideo, next },
];
