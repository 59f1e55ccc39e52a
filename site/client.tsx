import { idOfIcon, setDocumentIcons } from '@afterglow/design-system/primitives/Icon/address';
import { hydrateListsWhenNear } from '@afterglow/design-system/lists/delay';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_getCurrentPriorityLevel, unstable_IdlePriority } from 'scheduler';
import { App } from './shell/App.tsx';
import { loadStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { readConfig } from './shared/config.ts';
import { replayEarlyClicks } from './runtime/client/earlyClicks.ts';
import { loadGate } from './shell/loadedGate.ts';
import { loadHeaderMenu } from './shell/loadedMemberMenu.ts';
import { loadPage } from './runtime/client/loadedPages.ts';
import { messagesOf } from './shell/messages.ts';
import { askAnew } from './runtime/data/fetcher.ts';
import { startScrollRestoration } from './runtime/client/scrollRestoration.ts';
import type { Answer } from './runtime/data/answer.ts';
import { applyShortcuts } from './device/shortcuts.ts';
import { markHydrated, setWaitForStyles } from './runtime/data/useResource.ts';
import { parseAddress } from './shell/pageTable.ts';
import { waitOnReturn } from './runtime/client/waitOnReturn.ts';

// The server has already written the icons of its page into the document.
setDocumentIcons((name) => document.getElementById(idOfIcon(name)) !== null);

const textOf = (id: string) => document.getElementById(id)?.textContent;

async function start(): Promise<void> {
  const app = document.getElementById('app');
  if (!app) throw new Error('#app is missing. Reload the page.');
  const config = readConfig(textOf('page-config'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote these answers into the page, already decoded
  const answers = JSON.parse(textOf('page-answers') ?? '{}') as Record<string, Answer<unknown>>;
  markHydrated(answers);
  if (config.user) askAnew();
  // An answer without its style rules is better than no answer.
  setWaitForStyles(() => loadStyles().catch(() => undefined));
  startScrollRestoration();
  applyShortcuts();
  waitOnReturn();
  const address = parseAddress(location.pathname, new URLSearchParams(location.search));
  const [messages] = await Promise.all([
    messagesOf(config.language),
    address.route && loadPage(address.route),
    config.gate && loadGate(),
    loadHeaderMenu(config),
  ]);
  const page = <App config={config} messages={messages} address={address} answers={answers} />;
  // A transition hydrates in slices of a few milliseconds; without it, everything that is not suspended is one long
  // task.
  if (app.hasChildNodes()) {
    hydrateListsWhenNear(() => unstable_getCurrentPriorityLevel() === unstable_IdlePriority);
    startTransition(() => void hydrateRoot(app, page));
  } else createRoot(app).render(page);
  replayEarlyClicks();
}

void start();
