import type { FormDefinition } from '../data/formDefinitions.ts';
import type { PageAddress } from '../shared/definePage.ts';
import { idOf, type PageForm } from '../shared/pageForm.ts';
import { pageForms } from '../shell/allPageForms.ts';

/** The form of a page, made for the address of that page. */
export type FormAt = PageForm & { form: FormDefinition };

/** Paths of the pages that have a form. */
export const formPaths: string[] = [...new Set(pageForms.flatMap(({ page }) => page).map(({ path }) => path))];

/** Returns the form of the page at an address; undefined if it has none. */
export function formAt({ query, route }: PageAddress): FormAt | undefined {
  const found = pageForms.find(
    ({ page, step, isAt }) =>
      [page].flat().some((one) => one === route?.page) &&
      (step ?? null) === query.get('step') &&
      (isAt === undefined || isAt(query)),
  );
  return found && { ...found, form: typeof found.form === 'function' ? found.form(idOf(route)) : found.form };
}
