import type { CaptchaQuestion } from '@afterglow/design-system/forms/Captcha';
import type { Language } from '@afterglow/design-system/reader/languages.ts';
import type { Brand } from '@afterglow/contract/brand';
import type { SignedIn } from '@afterglow/contract/globals';
import type { LegalVariant } from '@afterglow/contract/gate';
import type { SentRefusal } from '@afterglow/contract/postReply';
import { createContext, useContext } from 'react';

/** What the server knows of the form on the page that it renders: how it was sent without script, and what it needs. */
export interface SubmittedForm {
  /** As they were submitted, without passwords. */
  values: Readonly<Partial<Record<string, string>>>;
  refusals: readonly SentRefusal[];
  /** For a form with a captcha. */
  question: CaptchaQuestion | null;
}

/** The configuration embedded in the page (D12), in the script element `#page-config`. */
export interface Config {
  /** With the numbers of the services that count visits, and the key of the captcha. */
  brand: Brand;
  user: SignedIn | null;
  /** There is a session, but the API could not say whose: nobody is refused by that. */
  unidentified?: true;
  country_code: string;
  query: Record<string, string>;
  hidden_channels: string[];
  language: Language;
  publicOrigin: string;
  /** Of what is shuffled on each visit (R28, D8). A guest's page has that of its cached copy, which is kept for a minute. */
  seed?: string;
  /** While an age notice is set, no image or clip is requested until the visitor accepts it. */
  gate: LegalVariant | null;
  /** All that this page leads to needs a proof of age, which the visitor has not given. */
  proofNeeded?: true;
  /** How the form of this page was sent without script, and what it needs. */
  submitted?: SubmittedForm;
  /** What a form without script has done, to be said once. */
  flash?: string;
  /** Passed on to `input.php` (D41). */
  nogeo?: true;
  /** Whether members can sign in with Google (D47). */
  google: boolean;
}

/**
 * The part of it that a page may be rendered from. A guest's page is cached for other guests, so country and query,
 * which belong to one visitor, only reach the browser.
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

/** Parses the text of the element; throws where it is missing, because the page is then broken. */
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
