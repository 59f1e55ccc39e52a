import { commentForms } from '../../features/comments/commentPageForms.ts';
import type { PageForm } from '../../shared/pageForm.ts';
import { videoComments } from './page.ts';

export const forms: readonly PageForm[] = commentForms(videoComments, ({ path }) => `${path}?page=1#comments`);
