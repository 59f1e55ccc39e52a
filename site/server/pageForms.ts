import { confirmEmail, resetPassword, restorePassword, signIn, signUp, type FormDefinition } from '../data/forms.ts';
import { pathAfterSignIn } from '../routing/localPath.ts';
import type { PageAddress } from '../shell/routes.ts';

/** A form that a page posts to itself, for visitors without script. */
export interface PageForm {
  path: string;
  /** Of the page's `step`. */
  step?: string;
  form: FormDefinition;
  /** Whether it needs a captcha; without script, a sum. */
  captcha?: boolean;
  /** Whether it is sent with the token of a mailed link. */
  mailed?: boolean;
  /** Where it leads once it is done. */
  next: (query: URLSearchParams) => string;
  /** What is said there, once. */
  flash?: string;
}

const forms: readonly PageForm[] = [
  { path: '/signin/', form: signIn, next: pathAfterSignIn },
  { path: '/signup/', form: signUp, captcha: true, next: () => '/signup/?step=send_email' },
  {
    path: '/signup/',
    step: 'confirm',
    form: confirmEmail,
    mailed: true,
    next: () => '/signin/',
    flash: 'confirmed',
  },
  {
    path: '/restore-password/',
    form: restorePassword,
    next: () => '/restore-password/?step=restore_password_success',
  },
  {
    path: '/restore-password/',
    step: 'reset',
    form: resetPassword,
    mailed: true,
    next: () => '/signin/',
    flash: 'password_changed',
  },
];

/** Paths of the pages that have a form. */
export const formPaths: readonly string[] = [...new Set(forms.map(({ path }) => path))];

/** The form of the page at an address; undefined if it has none. */
export const formAt = ({ path, query }: PageAddress): PageForm | undefined =>
  forms.find((form) => form.path === path && (form.step ?? null) === query.get('step'));
