// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { hydrateRoot } from 'react-dom/client';
import type { Answer } from '../../../site/runtime/data/answer.ts';
import { markHydrated } from '../../../site/runtime/data/useResource.ts';
import { startScrollRestoration } from '../../../site/runtime/client/scrollRestoration.ts';
import { loadPage } from '../../../site/runtime/client/loadedPages.ts';
import { patience } from '../../tools/patience.ts';
import { toyApi } from './toyApi.ts';
import { ToyApp } from './ToyApp.tsx';
import { table } from './toyPages.tsx';
import { toyServer } from './toyServer.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('scrollTo', vi.fn());
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {
      return undefined;
    }
  },
);

afterEach(() => void vi.unstubAllGlobals());

const heading = () => document.querySelector('h1:not([data-hidden] *)')?.textContent;
const link = (name: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);

test('the browser goes on where the server has ended, and follows links within the document', async () => {
  const api = toyApi();
  const path = '/stones/1/';
  document.documentElement.innerHTML = await (
    await toyServer(api).fetch(new Request(`http://quarry.example${path}`))
  ).text();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return api.fetcher(address);
  });
  history.replaceState(null, '', path);
  const answers = JSON.parse(document.querySelector('#page-answers')?.textContent ?? '{}') as Record<
    string,
    Answer<unknown>
  >;
  const list = document.querySelector('ul');
  markHydrated(answers);
  startScrollRestoration();
  const address = table.parseAddress(path, new URLSearchParams());
  if (address.route) await loadPage(address.route);
  const app = document.querySelector('#app');
  if (!app) throw new Error('The document has no element #app.');
  await act(async () => void hydrateRoot(app, <ToyApp address={address} answers={answers} user={null} />));
  expect(document.querySelector('ul'), 'the server’s elements are kept').toBe(list);
  expect(asked, 'nothing is asked twice').toEqual([]);

  const pressed = link('Basalt');
  await act(async () => {
    pressed?.click();
    expect(pressed, 'the press is answered before the page is rendered').toHaveProperty('dataset.pressed', '');
  });
  await vi.waitFor(() => expect(heading()).toBe('Basalt'), patience);
  expect([location.pathname, asked]).toEqual(['/stone/1/', ['/quarry/stone.1.json']]);
  expect(document.querySelector('ul')?.closest('[data-hidden]'), 'the list stays mounted').not.toBeNull();
  expect(pressed?.hasAttribute('data-pressed'), 'the list is found again as it was').toBe(false);

  await act(async () => {
    history.back();
    await vi.waitFor(() => expect(location.pathname).toBe(path), patience);
  });
  expect(heading()).toBe('Stones');
  expect(document.querySelector('ul')).toBe(list);
  expect(asked).toHaveLength(1);

  document.body.insertAdjacentHTML('beforeend', '<a href="/stones/2/?token=1">Only for the server</a>');
  let isLeft = false;
  const notice = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', notice, { once: true });
  link('Only for the server')?.click();
  expect(isLeft, 'the browser loads a document').toBe(true);
});
