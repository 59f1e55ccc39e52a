import type { CaptchaQuestion } from '@afterglow/design-system/forms/Captcha';
import type { Language } from '@afterglow/design-system/reader/languages.ts';
import type { Brand } from '@afterglow/contract/brand';
import type { SignedIn } from '@afterglow/contract/globals';
import type { LegalVariant } from '@afterglow/contract/gate';
import type { SentRefusal } from '@afterglow/contract/postReply';
import { createContext, useContext } from 'react';

/** The state of the form on the page that the server renders: its submission without script, and what it needs. */
export interface SubmittedForm {
  /** Values as they were submitted, without passwords. */
  values: Readonly<Partial<Record<string, string>>>;
  refusals: readonly SentRefusal[];
  /** The sum to solve, for a form with a captcha. */
  question: CaptchaQuestion | null;
}

/** The configuration embedded in the page (D12), in the script element `#page-config`. */
export interface Config {
  /** Includes the ids of the services that count visits, and the key of the captcha. */
  brand: Brand;
  user: SignedIn | null;
  /** There is a session, but the API could not say whose, so nobody is refused. */
  unidentified?: true;
  country_code: string;
  query: Record<string, string>;
  hidden_channels: string[];
  language: Language;
  publicOrigin: string;
  /**
   * Seed for what is shuffled on each visit (R28, D8). A guest's page has the seed of its cached copy, which is kept
   * for a minute.
   */
  seed?: string;
  /** While an age notice is set, no image or clip is requested until the visitor accepts it. */
  gate: LegalVariant | null;
  /** All that this page leads to needs a proof of age, which the visitor has not given. */
  proofNeeded?: true;
  /** The submission of this page's form without script, and what the form needs. */
  submitted?: SubmittedForm;
  /** Code of what a form sent without script has done, to be shown once. */
  flash?: string;
  /** Passed on to `input.php` (D41). */
  nogeo?: true;
  /** Whether members can sign in with Google (D47). */
  google: boolean;
}

/**
 * The part of the configuration that a page may be rendered from. A guest's page is cached for other guests, so country
 * and query, which belong to one visitor, only reach the browser.
 */
export type SharedConfig = Pick<
  Config,
  | 'brand'
  | 'user'
  | 'unidentified'
  | 'language'
  | 'publicOrigin'
  | 'seed'
  | 'gate'
  | 'proofNeeded'
  | 'submitted'
  | 'flash'
> &
  Partial<Pick<Config, 'hidden_channels' | 'google'>>;

/**
 * Parses the text of the configuration element.
 * @throws if it is missing, because the page is then broken
 */
export function readConfig(text: string | null | undefined): Config {
  if (!text) throw new Error('The page came without #page-config. Reload it.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote it into this document, from the same type
  return JSON.parse(text) as Config;
}

const ConfigContext = createContext<SharedConfig | null>(null);
export const ConfigProvider = ConfigContext.Provider;

export function useConfig(): SharedConfig {
  const config = useContext(ConfigContext);
  if (config === null) throw new Error('No page configuration above');
  return config;
}
