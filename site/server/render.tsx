import { AgeCheck } from '@afterglow/design-system/age-gate/AgeCheck';
import { ageCheck } from '@afterglow/design-system/age-gate/AgeCheck/view';
import { brand } from '@afterglow/design-system/brand';
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import { App } from '../app/App.tsx';
import type { Config } from '../app/config.ts';
import { ReportContext, type Report } from '../app/head.ts';
import { loadGate } from '../app/loadedGate.ts';
import { loadPage } from '../app/loadedPages.ts';
import { messagesOf } from '../app/messages.ts';
import { readerOf } from '../app/reader.ts';
import type { Answer } from '../data/answer.ts';
import { read, type Fetcher } from '../data/read.ts';
import { topRead } from '../data/terms.ts';
import { matchRoute, type MatchedRoute } from '../routing/routes.ts';
import { renderWithStyles } from './renderWithStyles.tsx';

export interface Rendered {
  /** Content of #app. */
  html: string;
  /** CSS rules of the rendered components, without the style element. */
  styles: string;
  answers: Record<string, Answer<unknown>>;
  report: Report;
  /** The page's name, to find its chunk; null for the 404 page and the age check. */
  page: string | null;
}

async function fetchAnswers(
  opened: MatchedRoute | null,
  language: string,
  fetcher: Fetcher,
): Promise<Record<string, Answer<unknown>>> {
  const reads = [topRead(language), ...(opened ? [...opened.reads(language), ...opened.deferredReads()] : [])];
  const different = [...new Map(reads.map((one) => [one.key, one])).values()];
  return Object.fromEntries(
    await Promise.all(different.map(async (one) => [one.key, await read(fetcher, one)] as const)),
  );
}

/** An image URL comes from the API unchecked; an invalid one is dropped. */
const withValidPicture = ({ head: { picture, ...head }, status }: Report, { publicOrigin }: Config): Report => ({
  head: picture !== undefined && URL.canParse(picture, publicOrigin) ? { ...head, picture } : head,
  status,
});

/** The router decodes its input; escaping the percent signs preserves the address as it was requested. */
const escapePercent = (text: string): string => text.replaceAll('%', '%25');

/** Renders the page at an address: fetches everything that the page reads from the API, then renders it once. */
export async function renderPage(
  config: Config,
  path: string,
  query: URLSearchParams,
  fetcher: Fetcher,
): Promise<Rendered> {
  const opened = matchRoute(path, query);
  const [messages, answers] = await Promise.all([
    messagesOf(config.language),
    fetchAnswers(opened, config.language, fetcher),
    opened && loadPage(opened),
    config.gate && loadGate(),
  ]);
  const withAnswers = (shown: Rendered['answers']): Rendered => {
    const reports: Report[] = [];
    const { html, styles } = renderWithStyles(
      <ReportContext value={(report) => reports.push(report)}>
        <App
          config={config}
          messages={messages}
          answers={shown}
          ssrPath={escapePercent(path)}
          ssrSearch={escapePercent(query.toString())}
        />
      </ReportContext>,
    );
    const report = reports[0];
    if (!report) throw new Error(`The page of ${path} was drawn without a Frame, so its status is unknown.`);
    return { html, styles, answers: shown, report: withValidPicture(report, config), page: opened?.page ?? null };
  };
  try {
    return withAnswers(answers);
  } catch (error) {
    // Replies that decode but cannot be rendered are treated as failed.
    console.error(error);
    return withAnswers(
      Object.fromEntries(Object.keys(answers).map((key) => [key, { state: 'failed', status: 502 } as const])),
    );
  }
}

/** Renders the age check, which is all that a visitor under `verify` gets. It makes no request to the API. */
export async function renderAgeCheck(config: Config, here: string, demo: boolean): Promise<Rendered> {
  const reader = readerOf(config, await messagesOf(config.language), here);
  const { html, styles } = renderWithStyles(
    <ReaderProvider reader={reader}>
      <AgeCheck {...ageCheck({ demo }, reader)} />
    </ReaderProvider>,
  );
  return {
    html,
    styles,
    answers: {},
    report: { head: { title: brand.name, description: '' }, status: 403 },
    page: null,
  };
}
