import type { Act } from '@afterglow/design-system/forms/refusals';
import { loginEndpoint, signupEndpoint } from '@afterglow/fixtures/contract/endpoints/accounts';
import type { Endpoint } from '@afterglow/fixtures/contract/endpoints/endpoint';
import type { Validate } from './schemas.ts';

type Schemas = typeof import('./schemas.ts');

/** A form: what it sends, where to, and how it is checked before. The same in the browser and on the site's server. */
export interface FormDefinition<Name extends string = string> {
  /** By which its refusals are said. */
  act: Act;
  endpoint: Endpoint<void>;
  /** Fields that it always sends. */
  fixed: Readonly<Record<string, string>>;
  /** Its fields on the wire, in the order of the page. */
  names: readonly Name[];
  /** Fields that are never given back. */
  secret: readonly Name[];
  pickSchema: (schemas: Schemas) => Validate;
}

export const signIn: FormDefinition<'usr' | 'pwd'> = {
  act: 'signIn',
  endpoint: loginEndpoint,
  fixed: {},
  names: ['usr', 'pwd'],
  secret: ['pwd'],
  pickSchema: (schemas) => schemas.signIn,
};

export const signUp: FormDefinition<'username' | 'email' | 'pwd' | 'captcha'> = {
  act: 'signUp',
  endpoint: signupEndpoint,
  fixed: {},
  names: ['username', 'email', 'pwd', 'captcha'],
  secret: ['pwd', 'captcha'],
  pickSchema: (schemas) => schemas.signUp,
};

export const restorePassword: FormDefinition<'email'> = {
  act: 'restore',
  endpoint: signupEndpoint,
  fixed: { section: 'restore' },
  names: ['email'],
  secret: [],
  pickSchema: (schemas) => schemas.restore,
};

/** Sent with the token of a mailed link. */
export const resetPassword: FormDefinition<'pwd'> = {
  act: 'reset',
  endpoint: signupEndpoint,
  fixed: { section: 'reset' },
  names: ['pwd'],
  secret: ['pwd'],
  pickSchema: (schemas) => schemas.reset,
};

/** Sent with the token of a mailed link, and nothing else. */
export const confirmEmail: FormDefinition<never> = {
  act: 'confirm',
  endpoint: signupEndpoint,
  fixed: { section: 'confirm' },
  names: [],
  secret: [],
  pickSchema: (schemas) => schemas.confirm,
};
