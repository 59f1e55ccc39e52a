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
  /** Rules of the components that were drawn, without the style element. */
  styles: string;
  answers: Record<string, Answer<unknown>>;
  report: Report;
  /** The page's name, for its chunk; null for the 404 page and the age check. */
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

/** A picture's address comes from the API as it is; one that cannot be read is none. */
const withValidPicture = ({ head: { picture, ...head }, status }: Report, { publicOrigin }: Config): Report => ({
  head: picture !== undefined && URL.canParse(picture, publicOrigin) ? { ...head, picture } : head,
  status,
});

/** The router decodes what it is given; escaped once more, an address stays the one that was opened. */
const escapePercent = (text: string): string => text.replaceAll('%', '%25');

/** Draws the page of an address: asks the API for all that the page reads, then renders it once. */
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
    // Replies that decode and still cannot be drawn are as good as none.
    console.error(error);
    return withAnswers(
      Object.fromEntries(Object.keys(answers).map((key) => [key, { state: 'failed', status: 502 } as const])),
    );
  }
}

/** Draws the age check, which is all that a visitor under `verify` gets. It asks the API for nothing. */
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
