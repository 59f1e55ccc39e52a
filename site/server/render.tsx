import { AgeCheck } from '@afterglow/design-system/age-gate/AgeCheck';
import { ageCheck } from '@afterglow/design-system/age-gate/AgeCheck/view';
import { AgePhotoForm } from '@afterglow/design-system/forms/AgePhotoForm';
import { agePhotoForm, photoRefusal } from '@afterglow/design-system/forms/AgePhotoForm/view';
import { OldBrowserNotice } from '@afterglow/design-system/layout/OldBrowserNotice';
import { EmbedScreen } from '@afterglow/design-system/screens/EmbedScreen';
import { gatedEmbed } from '@afterglow/design-system/screens/EmbedScreen/view';
import { logError } from '@afterglow/operation/log';
import { parseId } from '@afterglow/contract/endpoints/params';
import type { CompiledMessages } from '@afterglow/design-system/reader/intl.ts';
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import type { ReactElement } from 'react';
import { RawIntlProvider } from 'react-intl';
import { App } from '../shell/App.tsx';
import type { SharedConfig } from '../shared/config.ts';
import { ReportContext, type Report } from '../shared/head.ts';
import { loadGate } from '../shell/loadedGate.ts';
import { loadHeaderMenu } from '../shell/loadedMemberMenu.ts';
import { loadPage } from '../runtime/client/loadedPages.ts';
import { messagesOf } from '../shell/messages.ts';
import { readerOf } from '../shell/reader.ts';
import { valueOf, type Answer } from '../runtime/data/answer.ts';
import { checked, type Fetcher, type Read } from '../runtime/data/read.ts';
import { topRead } from '../data/terms.ts';
import type { MatchedRoute } from '../shared/definePage.ts';
import type { KnownValue } from '../shared/pageCode.ts';
import type { PageAddress } from '../shared/definePage.ts';
import { createRememberingRead } from '../runtime/server/rememberingRead.ts';
import { fetchAnswers, type FetchedAnswers, type PageReads } from '../runtime/server/fetchAnswers.ts';
import type { SiteTimes } from './times.ts';
import { markupOf, renderWithStyles } from './renderWithStyles.tsx';

export interface Rendered {
  /** Content of `#app`. */
  html: string;
  /** Markup before `#app`, which no script ever changes. */
  beside: string;
  /** CSS rules of the rendered components, without the style element. */
  styles: string;
  answers: FetchedAnswers['answers'];
  /** Whether all reads have been answered. */
  complete: boolean;
  report: Report;
  /** Name of the page, to find its chunk; null for the 404 page and the age check. */
  page: string | null;
  /** Whether the page has the menu of a member, whose code is a chunk of its own. */
  member: boolean;
}

type Answers = ReadonlyMap<string, Answer<unknown>>;

/** Returns a function that looks up the value of a read in these answers; null if there is none. */
const knownIn =
  (answers: Answers): KnownValue =>
  <Value,>(request: Read<Value>) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer to this read, made by its own decoder
    const answer = answers.get(request.key) as Answer<Value> | undefined;
    return answer ? valueOf(checked(request, answer)) : null;
  };

/** Returns what header and footer read, and the page between them. */
async function readsOf(route: MatchedRoute | null, config: SharedConfig): Promise<PageReads> {
  const { language, user } = config;
  const ownReads = async (answers: Answers) => (route && user ? route.ownReads(knownIn(answers)) : []);
  return {
    needed: (await route?.reads(language, user)) ?? [],
    deferred: [
      topRead(language),
      ...((await route?.deferredReads(language, config)) ?? []),
      ...(await ownReads(new Map<string, never>())),
    ],
    following: ownReads,
  };
}

/** Drops an invalid image URL, as the API's URLs are not checked. */
const withValidPicture = (
  { head: { picture, ...head }, ...report }: Report,
  { publicOrigin }: SharedConfig,
): Report => ({
  ...report,
  head: picture !== undefined && URL.canParse(picture, publicOrigin) ? { ...head, picture } : head,
});

interface PageToRender extends FetchedAnswers {
  config: SharedConfig;
  messages: CompiledMessages;
  address: PageAddress;
}

const rememberingRead = createRememberingRead();

/** Notices by locale; each page has the same one. */
const oldBrowserNotices = new Map<string, string>();

/** Returns a notice that is invisible in every browser that supports what the site needs (R34, D9). */
function oldBrowserNotice({ intl }: Reader): string {
  const known = oldBrowserNotices.get(intl.locale);
  if (known !== undefined) return known;
  const notice = markupOf(
    <RawIntlProvider value={intl}>
      <OldBrowserNotice />
    </RawIntlProvider>,
  );
  oldBrowserNotices.set(intl.locale, notice);
  return notice;
}

function renderApp({ config, messages, address, answers, complete }: PageToRender): Rendered {
  const { path, query, route } = address;
  const reports: Report[] = [];
  const beside = route?.page.framed ? '' : oldBrowserNotice(readerOf(config, messages, address.href));
  const rendered = renderWithStyles(
    <ReportContext value={(report) => reports.push(report)}>
      <App
        config={config}
        messages={messages}
        address={address}
        answers={answers}
        ssrPath={path}
        ssrSearch={query.toString()}
      />
    </ReportContext>,
    beside,
  );
  const report = reports[0];
  if (!report) throw new Error(`The page of ${path} was rendered without a Frame, so its status is unknown.`);
  const member = config.user !== null;
  return {
    ...rendered,
    beside,
    answers,
    complete,
    report: withValidPicture(report, config),
    page: route?.page.file ?? null,
    member,
  };
}

const allFailed = (answers: Rendered['answers']): Rendered['answers'] =>
  Object.fromEntries(Object.keys(answers).map((key) => [key, { state: 'failed', status: 502 } as const]));

export interface RenderOptions extends Pick<SiteTimes, 'deferredMs'> {
  /** Id for the log entry if the page cannot be rendered. */
  requestId?: string | undefined;
}

/** Renders the page at an address: fetches what the page reads from the API, then renders it once. */
export async function renderPage(
  config: SharedConfig,
  address: PageAddress,
  fetcher: Fetcher,
  { deferredMs, requestId }: RenderOptions,
): Promise<Rendered> {
  const { route } = address;
  const [messages, fetched] = await Promise.all([
    messagesOf(config.language),
    readsOf(route, config).then((reads) => fetchAnswers(reads, fetcher, deferredMs, rememberingRead)),
    route && loadPage(route),
    config.gate && loadGate(),
    loadHeaderMenu(config),
  ]);
  try {
    return renderApp({ config, messages, address, ...fetched });
  } catch (error) {
    // Replies that decode but cannot be rendered are treated as failed.
    logError(error, requestId);
    return renderApp({ config, messages, address, ...fetched, answers: allFailed(fetched.answers) });
  }
}

/** Renders a page in place of the one that was requested: on its own, without a request to the API. */
async function renderRefusal(
  config: SharedConfig,
  here: string,
  content: (reader: Reader) => ReactElement,
): Promise<Rendered> {
  const reader = readerOf(config, await messagesOf(config.language), here);
  return {
    ...renderWithStyles(<ReaderProvider reader={reader}>{content(reader)}</ReaderProvider>),
    beside: '',
    answers: {},
    complete: true,
    report: { head: { title: config.brand.name, description: '' }, status: 403 },
    page: null,
    member: false,
  };
}

/** Reason for refusing a photo. An empty sentence means that the check was not passed for an unknown reason. */
export type PhotoRefusal = { state: 'refused'; sentence: string } | { state: 'unsent' | 'tooLarge' };

/** The state that an age check is rendered from. */
export interface AgeCheckState {
  /** Whether the check can be passed with one press. */
  demo: boolean;
  /** The signed-in member, and why the last photo was refused. */
  member?: { name: string; state: 'photo' | 'pending'; refusal?: PhotoRefusal | undefined } | undefined;
}

/**
 * Renders the form for a member's photo, and the forms that its script puts in its place when the server is not asked
 * or does not answer: the script contains no sentences of its own.
 */
function photoForm(refusal: PhotoRefusal | undefined, reader: Reader): ReactElement {
  const refused = (last: PhotoRefusal) => {
    const file = (last.state === 'refused' && last.sentence) || photoRefusal(last.state, reader);
    return <AgePhotoForm {...agePhotoForm({ errors: { file } }, reader)} />;
  };
  return (
    <>
      {refusal ? refused(refusal) : <AgePhotoForm {...agePhotoForm({}, reader)} />}
      {(['unsent', 'tooLarge'] as const).map((state) => (
        <template key={state} data-refusal={state}>
          {refused({ state })}
        </template>
      ))}
      <template data-refusal="refused">{refused({ state: 'refused', sentence: '' })}</template>
    </>
  );
}

/** Renders the age check, the only page that a visitor under `verify` gets. */
export const renderAgeCheck = (
  config: SharedConfig,
  here: string,
  { demo, member }: AgeCheckState,
): Promise<Rendered> =>
  renderRefusal(config, here, (reader) => (
    <AgeCheck {...ageCheck({ accounts: true, demo, member }, reader)}>
      {member?.state === 'photo' ? photoForm(member.refusal, reader) : undefined}
    </AgeCheck>
  ));

/** Renders an embedded player under an age gate: a link to its page, where the visitor can answer. */
export const renderGatedEmbed = (config: SharedConfig, { path, href }: PageAddress): Promise<Rendered> =>
  renderRefusal(config, href, (reader) => (
    <main id="content">
      <EmbedScreen {...gatedEmbed({ id: parseId(path.split('/')[2] ?? '') ?? 0 }, reader)} />
    </main>
  ));
