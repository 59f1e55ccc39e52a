import { renderToString } from 'react-dom/server';
import { demoSite } from '@afterglow/contract/siteFile';
import { App } from '../../../site/shell/App.tsx';
import type { SharedConfig } from '../../../site/shared/config.ts';
import { ReportContext } from '../../../site/shared/head.ts';
import { loadPage } from '../../../site/runtime/client/loadedPages.ts';
import { messagesOf } from '../../../site/shell/messages.ts';
import { topRead } from '../../../site/data/terms.ts';
import { read } from '../../../site/runtime/data/read.ts';
import { parseAddress } from '../../../site/shell/pageTable.ts';
import { announce } from '../servers/announce.ts';

/** The same page rendered by React alone: data is loaded in advance, and every request renders once. */
const [origin = '', path = '/'] = process.argv.slice(2);
const language = 'en';
const config: SharedConfig = { user: null, language, publicOrigin: origin, gate: null, brand: demoSite.brand };
const address = parseAddress(path, new URLSearchParams());
const { route } = address;
if (!route) throw new Error(`${path} is no page.`);
const reads = [
  topRead(language),
  ...(await route.reads(language, null)),
  ...(await route.deferredReads(language, { user: null, brand: demoSite.brand })),
];
const answers = Object.fromEntries(
  await Promise.all(reads.map(async (one) => [one.key, await read((key) => fetch(origin + key), one)] as const)),
);
const messages = await messagesOf(language);
await loadPage(route);

const render = (): string =>
  renderToString(
    <ReportContext value={null}>
      <App config={config} messages={messages} address={address} answers={answers} ssrPath={path} ssrSearch="" />
    </ReportContext>,
  );
if (Object.values(answers).some(({ state }) => state !== 'ready') || !render().includes('<article'))
  throw new Error(`${path} cannot be rendered from ${origin}.`);

announce((_, response) => {
  const body = Buffer.from(render());
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length }).end(body);
});
