import { commentForms } from '../../features/comments/commentPageForms.ts';
import type { PageForm } from '../../shared/pageForm.ts';
import { modelComments } from './page.ts';

export const forms: readonly PageForm[] = commentForms(modelComments, ({ path }) => path);
