import { maxPictureFormBytes } from '@afterglow/contract/bodyLimits';
import { changeVideo, deleteVideo } from '../../data/studio.ts';
import type { PageForm } from '../../kit/pageForm.ts';
import { deleteStudioVideo, studio, studioVideo } from './page.ts';

const next = () => studio.path;

export const forms: readonly PageForm[] = [
  { page: studioVideo, form: changeVideo, maxBytes: maxPictureFormBytes, next },
  { page: deleteStudioVideo, step: 'delete', form: deleteVideo, next },
];
