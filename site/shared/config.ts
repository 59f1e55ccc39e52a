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
  /** The member's choice of rows of the home page, if there is one. */
  home_rows?: string;
  /** The document was rendered with one video a row, the density in which cards say more. */
  one_a_row?: true;
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
  /** User names of a demo's accounts, to sign in with by a press. */
  demo_accounts?: readonly string[];
}

/**
 * The part of the configuration that a document contains. A guest's document is kept for other guests: the browser adds
 * the country and the query of its visitor.
 */
export type EmbeddedConfig = Omit<Config, 'country_code' | 'query'>;

/** The part of the configuration that a page is rendered from. */
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
  | 'home_rows'
  | 'one_a_row'
> &
  Partial<Pick<Config, 'hidden_channels' | 'google' | 'demo_accounts'>>;

/** Metric of the response header Server-Timing whose description is the visitor's country. */
export const countryMetric = 'country';

/**
 * Source of a script that adds to the configuration element what belongs to this visitor alone: the country that the
 * response named, and the query of the address. The element takes trusted scripts only.
 */
export const completeConfig = [
  `const config=document.getElementById('page-config');`,
  `const visit=performance.getEntriesByType('navigation')[0];`,
  `const country=visit&&visit.serverTiming&&visit.serverTiming.find(({name})=>name==='${countryMetric}');`,
  `config.textContent=policy.createScript(JSON.stringify({...JSON.parse(config.textContent),country_code:country?country.description:'',query:Object.fromEntries(new URLSearchParams(location.search))}));`,
].join('');

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

const RenameContext = createContext<(name: string) => void>(() => undefined);
export const RenameProvider = RenameContext.Provider;

/** Returns the function that gives the signed-in visitor another user name, everywhere on the page. */
export const useRename = (): ((name: string) => void) => useContext(RenameContext);
