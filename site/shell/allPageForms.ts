import type { PageForm } from '../shared/pageForm.ts';

const modules = import.meta.glob<readonly PageForm[]>('../pages/*/forms.ts', { eager: true, import: 'forms' });

/** The forms of all pages: a `forms.ts` beside a `page.ts` lists some. Only the server loads them. */
export const pageForms: readonly PageForm[] = Object.values(modules).flat();
