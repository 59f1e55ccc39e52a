import { storySites, isStorySite } from '@afterglow/design-system/reader/storyBrands.ts';
import type { CompiledMessages } from '@afterglow/design-system/reader/intl.ts';
import { calls } from '@afterglow/contract/calls';
import { cookieNames } from '@afterglow/contract/cookies';
import type { LegalVariant } from '@afterglow/contract/gate';
import type { SignedIn } from '@afterglow/contract/globals';
import { scenarioFetch, type Scenario } from '@afterglow/fixtures/scenarios/scenario';
import { photographed } from './modes.ts';
import type { MouseEvent } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Answer } from '../site/runtime/data/answer.ts';
import type { Read } from '../site/runtime/data/read.ts';
import { topRead } from '../site/data/terms.ts';
import type { SharedConfig } from '../site/shared/config.ts';
import { fetchAnswers } from '../site/runtime/server/fetchAnswers.ts';
import { App } from '../site/shell/App.tsx';
import { loadGate } from '../site/shell/loadedGate.ts';
import { loadPage } from '../site/runtime/client/loadedPages.ts';
import { messagesOf } from '../site/shell/messages.ts';
import { parseAddress } from '../site/shell/pageTable.ts';
import type { PageAddress } from '../site/shared/definePage.ts';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { toLanguage, type Language } from '@afterglow/contract/languageKeys';

export interface Loaded {
  config: SharedConfig;
  messages: CompiledMessages;
  address: PageAddress;
  answers: Record<string, Answer<unknown>>;
}

export interface Visit {
  scenario: Scenario;
  /** Path and query of the page. */
  path: string;
  /** Variant of the age notice to show before the page. */
  gate?: LegalVariant;
}

/** Loads everything that the site's server would put into the page. */
async function load({ scenario, path, gate }: Visit, language: Language, brand: string): Promise<Loaded> {
  const { pathname, searchParams } = new URL(path, location.origin);
  const address = parseAddress(pathname, searchParams);
  const fromScenario = scenarioFetch(scenario);
  const ask = (url: string, body?: URLSearchParams) => fromScenario(url, body && { method: 'POST', body });
  const user = await userIn(scenario);
  const { route } = address;
  const visitor = { user, brand: storySites[isStorySite(brand) ? brand : 'afterglow'].brand };
  const needed: readonly Read<unknown>[] = route
    ? [...(await route.reads(language, user)), ...(await route.deferredReads(language, visitor))]
    : [];
  const { answers } = await fetchAnswers({ needed: [topRead(language), ...needed], deferred: [] }, ask, 0);
  await Promise.all([route && loadPage(route), gate && loadGate()]);
  return {
    address,
    answers,
    messages: await messagesOf(language),
    config: {
      ...visitor,
      language,
      publicOrigin: location.origin,
      gate: gate ?? null,
    },
  };
}

/** Returns the member who is signed in in a scenario; null for a guest. */
async function userIn(scenario: Scenario): Promise<SignedIn | null> {
  const response = await scenarioFetch(scenario)(calls.globals.path());
  if (!response.ok) return null;
  return decodeJson(calls.globals.reply, await response.json()).user;
}

/** Prevents links from being followed, as the frame has no other pages. */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

function WholePage({ path, loaded }: { path: string; loaded: Loaded }) {
  const { hook, searchHook } = memoryLocation({ path, static: true });
  return (
    <div onClickCapture={stay}>
      <Router hook={hook} searchHook={searchHook}>
        <App {...loaded} key={loaded.config.language} />
      </Router>
    </div>
  );
}

/** Whether a path belongs to a page, but not to the API: code, pictures, subtitles. */
const isFile = (path: string): boolean => /\.(?:css|js|json\.js|svg|vtt|avif|jpg|mp4|m3u8|m4s)$/.test(path);

/** Returns a story of a whole page of the site, with a scenario of canned replies. */
export const pageStory = (visit: Visit) => ({
  parameters: { layout: 'fullscreen' as const, ...photographed },
  beforeEach: () => {
    const original = window.fetch;
    const fromScenario = scenarioFetch(visit.scenario);
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
      return isFile(pathname) ? original(input, init) : fromScenario(input, init);
    };
    // Answered in advance, as the consent question would cover the foot of every page.
    document.cookie = `${cookieNames.consent}=reject; path=/`;
    return () => {
      window.fetch = original;
      document.cookie = `${cookieNames.consent}=; path=/; max-age=0`;
    };
  },
  loaders: [
    async ({ globals }: { globals: Record<string, unknown> }) => {
      const language = toLanguage(String(globals['locale']));
      return { page: await load(visit, language, String(globals['brand'])) };
    },
  ],
  // Storybook passes what the loader above returned.
  render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `load` returned
    <WholePage path={visit.path} loaded={loaded['page'] as Loaded} />
  ),
});
