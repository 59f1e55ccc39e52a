import { message } from '../../data/formDefinitions.ts';
import type { PageForm } from '../../shared/pageForm.ts';
import { conversation } from './page.ts';

export const forms: readonly PageForm[] = [{ page: conversation, form: message, next: ({ path }) => path }];
