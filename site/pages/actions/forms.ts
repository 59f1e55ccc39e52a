import { buttonAct, doneCodeOfButton } from '../../data/buttonAct.ts';
import type { PageForm } from '../../shared/pageForm.ts';
import { joinQuery } from '../../runtime/routing/query.ts';
import { actions } from './page.ts';

export const forms: readonly PageForm[] = [
  {
    page: actions,
    form: buttonAct,
    next: ({ path, query }) => joinQuery(path, query),
    flash: ({ press = '' }) => doneCodeOfButton(press),
  },
];
