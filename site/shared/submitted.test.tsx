// @vitest-environment jsdom
import { demoSite } from '@afterglow/contract/siteFile';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ConfigProvider, type SharedConfig } from './config.ts';
import { useFlash, useSubmitted } from './submitted.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const config: SharedConfig = {
  ...{ brand: demoSite.brand, user: null, gate: null },
  ...{ language: 'en', publicOrigin: 'https://site.example' },
};

/** Returns what each rendering of a page finds, first on the server, then while it is hydrated. */
async function renderings(change: Partial<SharedConfig>): Promise<string[]> {
  const found: string[] = [];
  function Page() {
    found.push(`${useSubmitted().values['title'] ?? 'no form'}, ${useFlash() ?? 'no act'}`);
    return null;
  }
  const page = (
    <ConfigProvider value={{ ...config, ...change }}>
      <Page />
    </ConfigProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  await act(async () => hydrateRoot(root, page));
  return found;
}

test('a page that came without a form is rendered once on either side', async () => {
  expect(await renderings({})).toEqual(['no form, no act', 'no form, no act']);
});

test('a form that came with the document is there as long as its page is', async () => {
  const submitted = { values: { title: 'Evening' }, refusals: [], question: null };
  const found = await renderings({ submitted, flash: 'saved' });
  expect(new Set(found)).toEqual(new Set(['Evening, saved']));
});
