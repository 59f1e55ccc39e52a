import { AgeCheck } from '@afterglow/design-system/age-gate/AgeCheck';
import { ageCheck } from '@afterglow/design-system/age-gate/AgeCheck/view';
import { AgePhotoForm } from '@afterglow/design-system/forms/AgePhotoForm';
import { agePhotoForm } from '@afterglow/design-system/forms/AgePhotoForm/view';
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import { storyBrand } from '@afterglow/design-system/reader/storyBrands.ts';
import { storyWorld, type StoryWorld } from '@afterglow/design-system/reader/storyWorld.ts';
import type { CompiledMessages } from '@afterglow/design-system/reader/intl.ts';
import { calls } from '@afterglow/contract/calls';
import { cookieNames } from '@afterglow/contract/cookies';
import { isRefused, pageGate, type GateOutcome, type LegalVariant } from '@afterglow/contract/gate';
import type { SignedIn } from '@afterglow/contract/globals';
import { scenarioFetch, type Scenario } from '@afterglow/fixtures/scenarios/scenario';
import { photographed } from './modes.ts';
import { fetchIn, gateIn, scenarioIn, userIn } from './pageWorld.ts';
import type { MouseEvent } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Answer } from '../site/runtime/data/answer.ts';
import type { Read } from '../site/runtime/data/read.ts';
import { clearHydrated, forgetAnswers, markHydrated } from '../site/runtime/data/useResource.ts';
import { topRead } from '../site/data/terms.ts';
import type { SharedConfig } from '../site/shared/config.ts';
import { fetchAnswers } from '../site/runtime/server/fetchAnswers.ts';
import { App } from '../site/shell/App.tsx';
import { loadGate } from '../site/shell/loadedGate.ts';
import { loadPage } from '../site/runtime/client/loadedPages.ts';
import { messagesOf } from '../site/shell/messages.ts';
import { readerOf } from '../site/shell/reader.ts';
import { parseAddress } from '../site/shell/pageTable.ts';
import type { PageAddress } from '../site/shared/definePage.ts';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { toLanguage } from '@afterglow/contract/languageKeys';

export interface Loaded {
  config: SharedConfig;
  messages: CompiledMessages;
  address: PageAddress;
  answers: Record<string, Answer<unknown>>;
  /** The age check stands in place of the page. */
  isRefused: boolean;
}

export interface Visit {
  scenario: Scenario;
  /** Path and query of the page. */
  path: string;
  /** Variant of the age notice to show before the page. */
  gate?: LegalVariant;
}

/** Returns the gate of a page: the toolbar's, or else the story's. */
function gateOf({ gate }: Visit, world: StoryWorld, user: SignedIn | null, address: PageAddress): GateOutcome {
  const ofWorld = gateIn(world, user, address.route?.page.exempt ?? false);
  return ofWorld ?? (gate ? { mode: 'notice', variant: gate } : { mode: 'off' });
}

/** Returns what the page reads. Where no reply comes, a page has nothing but what the server knows by itself. */
async function answersOf(
  { route }: PageAddress,
  { user, brand, language }: Pick<SharedConfig, 'user' | 'brand' | 'language'>,
  ask: typeof fetch,
  { network }: StoryWorld,
): Promise<Loaded['answers']> {
  if (network === 'silent') return {};
  const needed: readonly Read<unknown>[] = route
    ? [...(await route.reads(language, user)), ...(await route.deferredReads(language, { user, brand }))]
    : [];
  const post = (url: string, body?: URLSearchParams) => ask(url, body && { method: 'POST', body });
  return (await fetchAnswers({ needed: [topRead(language), ...needed], deferred: [] }, post, 0)).answers;
}

/** Loads everything that the site's server would put into the page. */
async function load(visit: Visit, globals: Readonly<Record<string, unknown>>): Promise<Loaded> {
  // SWR prefers what it has kept of the story before to the answers that come with a page.
  await forgetAnswers();
  const world = storyWorld(globals);
  const language = toLanguage(String(globals['locale']));
  const { pathname, searchParams } = new URL(visit.path, location.origin);
  const address = parseAddress(pathname, searchParams);
  const scenario = scenarioIn(visit.scenario, world);
  const user = userIn(await signedInOf(scenario), world);
  const outcome = gateOf(visit, world, user, address);
  const { notice, proofNeeded } = pageGate(outcome);
  const config: SharedConfig = {
    user,
    brand: storyBrand(globals['brand']),
    language,
    publicOrigin: location.origin,
    gate: notice,
    ...(proofNeeded && { proofNeeded }),
  };
  const { route } = address;
  const answers = await answersOf(address, config, scenarioFetch(scenario), world);
  // Offline, a page keeps what has come with its document.
  if (world.network === 'offline') markHydrated(answers);
  await Promise.all([route && loadPage(route), config.gate && loadGate()]);
  return { address, answers, messages: await messagesOf(language), config, isRefused: isRefused(outcome) };
}

/** Returns the member who is signed in in a scenario; null for a guest. */
async function signedInOf(scenario: Scenario): Promise<SignedIn | null> {
  const response = await scenarioFetch(scenario)(calls.globals.path());
  if (!response.ok) return null;
  return decodeJson(calls.globals.reply, await response.json()).user;
}

/** Prevents links from being followed, as the frame has no other pages. */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

/** The check that a visitor without a proof of age gets in place of every page that is not exempt. */
function CheckInPlace({ config, messages, address }: Omit<Loaded, 'isRefused'>) {
  const reader = readerOf(config, messages, address.href);
  const member = config.user && ({ name: config.user.name, state: 'photo' } as const);
  return (
    <ReaderProvider reader={reader}>
      <AgeCheck {...ageCheck({ accounts: true, demo: false, ...(member && { member }) }, reader)}>
        {member && <AgePhotoForm {...agePhotoForm({}, reader)} />}
      </AgeCheck>
    </ReaderProvider>
  );
}

function WholePage({ path, loaded }: { path: string; loaded: Loaded }) {
  const { hook, searchHook } = memoryLocation({ path, static: true });
  const { isRefused, ...page } = loaded;
  if (isRefused) return <CheckInPlace {...page} />;
  return (
    <div onClickCapture={stay}>
      <Router hook={hook} searchHook={searchHook}>
        <App {...page} key={`${page.config.language} ${page.config.gate} ${page.config.user?.id}`} />
      </Router>
    </div>
  );
}

/** Whether a path belongs to a page, but not to the API: code, pictures, subtitles. */
const isFile = (path: string): boolean => /\.(?:css|js|json\.js|svg|vtt|avif|jpg|mp4|m3u8|m4s)$/.test(path);

/** Returns a story of a whole page of the site, with a scenario of canned replies. */
export const pageStory = (visit: Visit) => ({
  parameters: { layout: 'fullscreen' as const, ...photographed },
  beforeEach: ({ globals }: { globals: Record<string, unknown> }) => {
    const original = window.fetch;
    const fromScenario = fetchIn(visit.scenario, storyWorld(globals));
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
      return isFile(pathname) ? original(input, init) : fromScenario(input, init);
    };
    // Answered in advance, as the consent question would cover the foot of every page.
    document.cookie = `${cookieNames.consent}=reject; path=/`;
    return () => {
      window.fetch = original;
      clearHydrated();
      document.cookie = `${cookieNames.consent}=; path=/; max-age=0`;
    };
  },
  loaders: [async ({ globals }: { globals: Record<string, unknown> }) => ({ page: await load(visit, globals) })],
  // Storybook passes what the loader above returned.
  render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `load` returned
    <WholePage path={visit.path} loaded={loaded['page'] as Loaded} />
  ),
});
