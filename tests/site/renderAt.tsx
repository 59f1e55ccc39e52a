import { render } from '@testing-library/react';
import { StyleSheetManager } from 'styled-components';
import { vi } from 'vitest';
import type { LegalVariant } from '@afterglow/contract/gate';
import { demoSite } from '@afterglow/contract/siteFile';
import { scenarioFetch, type Scenario } from '@afterglow/fixtures/scenarios/scenario';

// Styles are rendered outside the document, because jsdom would parse the whole sheet again for every rule.
const styleTarget = document.createElement('div');

interface RenderOptions {
  gate?: LegalVariant | null;
  /** Selects the requests to record; the default is all. */
  recorded?: (call: string) => boolean;
}

/** Renders the app at a URL, in a scenario. Returns the API requests, which it adds as they are sent. */
export async function renderAt(
  address: string,
  scenario: Scenario,
  { gate = null, recorded = () => true }: RenderOptions = {},
): Promise<string[]> {
  const requests: string[] = [];
  const fetchFromScenario = scenarioFetch(scenario);
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (recorded(input)) requests.push(input);
    return fetchFromScenario(input, init);
  });
  // jsdom has no matchMedia; this stub sets no preference.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  history.replaceState(null, '', address);
  // Resets module state for each document.
  vi.resetModules();
  const [{ App }, { loadGate }, { loadPage }, { parseAddress }] = await Promise.all([
    import('../../site/shell/App.tsx'),
    import('../../site/shell/loadedGate.ts'),
    import('../../site/runtime/client/loadedPages.ts'),
    import('../../site/shell/pageTable.ts'),
  ]);
  const { pathname, searchParams } = new URL(location.href);
  const parsed = parseAddress(pathname, searchParams);
  if (parsed.route) await loadPage(parsed.route);
  if (gate !== null) await loadGate();
  const config = {
    user: null,
    country_code: 'ca',
    query: {},
    hidden_channels: [],
    language: 'en' as const,
    publicOrigin: 'http://site.example',
    brand: demoSite.brand,
    gate,
  };
  render(
    <StyleSheetManager target={styleTarget}>
      <App config={config} messages={{}} address={parsed} answers={{}} />
    </StyleSheetManager>,
  );
  return requests;
}
