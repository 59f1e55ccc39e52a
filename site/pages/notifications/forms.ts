import { notificationMark } from '../../data/accountForms.ts';
import type { PageForm } from '../../shared/pageForm.ts';
import { joinQuery } from '../../runtime/routing/query.ts';
import { notifications } from './page.ts';

export const forms: readonly PageForm[] = [
  { page: notifications, form: notificationMark, next: ({ path, query }) => joinQuery(path, query) },
];
