import type { FormDefinition } from '../data/formDefinitions.ts';
import type { PageAddress } from '../shared/definePage.ts';
import { idOf, type PageForm } from '../shared/pageForm.ts';
import { pageForms } from '../shell/allPageForms.ts';

/** The form of a page, made for the address of that page. */
export type FormAt = PageForm & { form: FormDefinition };

const pagesOf = ({ page }: (typeof pageForms)[number]) => [page].flat();

/** The forms of each page that has one: every request asks for them. */
const formsOf = new Map(
  pageForms.flatMap(pagesOf).map((page) => [page, pageForms.filter((one) => pagesOf(one).includes(page))]),
);

/** Paths of the pages that have a form. */
export const formPaths: string[] = [...new Set([...formsOf.keys()].map(({ path }) => path))];

/** Returns the form of the page at an address; undefined if it has none. */
export function formAt({ query, route }: PageAddress): FormAt | undefined {
  const found = (route && formsOf.get(route.page))?.find(
    ({ step, isAt }) => (step ?? null) === query.get('step') && (isAt === undefined || isAt(query)),
  );
  return found && { ...found, form: typeof found.form === 'function' ? found.form(idOf(route)) : found.form };
}
