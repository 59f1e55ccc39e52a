import type { SignedIn } from '@afterglow/contract/globals';
import type { FormDefinition } from '../data/formDefinitions.ts';
import type { MatchedRoute, Page } from './definePage.ts';

/** A form that was sent: its reply, the address of its page, and the signed-in user. */
export interface Done {
  query: URLSearchParams;
  reply: Readonly<Record<string, unknown>>;
  path: string;
  /** Id of what the page is about; 0 if its address has none. */
  id: number;
  user: SignedIn | null;
}

/** A form that a page posts to itself, for visitors without script. A page's `forms.ts` lists its forms. */
export interface PageForm {
  /** The page, or the pages that show the same form. */
  page: Page | readonly Page[];
  /** Value of `step` in the page's query. */
  step?: string;
  /** Distinguishes several forms of one page: the first one that accepts the query is taken. */
  isAt?: (query: URLSearchParams) => boolean;
  /** A function if the form is about the id in the page's address. */
  form: FormDefinition | ((id: number) => FormDefinition);
  /** Whether the form needs a captcha, which is a sum without script. */
  captcha?: boolean;
  /** Whether the form is sent with the token of a mailed link. */
  mailed?: boolean;
  /** The most bytes that the form may have. */
  maxBytes?: number;
  /** Returns the address that the form leads to once it is done. */
  next: (done: Done) => string;
  /** Code of the message that is shown there, once. */
  flash?: string | ((fields: Readonly<Record<string, string>>, reply: Done['reply']) => string | undefined);
  /** Whether only the member whom the page is about may send it. */
  own?: boolean;
}

/** Returns the id of what a page is about; 0 if its address has none. */
export function idOf(route: MatchedRoute | null): number {
  const { props = {} } = route ?? {};
  return 'id' in props && typeof props.id === 'number' ? props.id : 0;
}
