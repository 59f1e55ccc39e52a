// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answer } from '../runtime/data/answer.ts';
import { valueOf } from '../runtime/data/answer.ts';
import { markHydrated, reread } from '../runtime/data/useResource.ts';
import { useFreshResource } from './useFreshResource.ts';

const request = { key: '/own', maxBytes: 1_000, decode: async (json: unknown) => String(json) };
const answers: Record<string, Answer<string>> = { [request.key]: { state: 'ready', value: 'with the document' } };

const Document = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ fallback: answers }}>{children}</SWRConfig>
);

/** Stubs an API that answers with the number of requests so far; returns the paths that were requested. */
function counting(): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => Response.json(`answer ${requested.push(path)}`));
  return requested;
}
afterEach(() => vi.unstubAllGlobals());

test('each time the page is opened it is asked anew, and nothing earlier is shown until then', async () => {
  const requested = counting();
  for (const answer of ['answer 1', 'answer 2']) {
    const { result, unmount } = renderHook(() => useFreshResource(request), { wrapper: Document });
    expect(result.current).toEqual({ state: 'loading' });
    await waitFor(() => expect(valueOf(result.current)).toBe(answer));
    unmount();
    reread(request);
  }
  expect(requested).toEqual([request.key, request.key]);
});

test('what was changed on the open page is asked for again, and shown', async () => {
  counting();
  const { result, unmount } = renderHook(() => useFreshResource(request), { wrapper: Document });
  await waitFor(() => expect(valueOf(result.current)).toBe('answer 1'));
  act(() => reread(request));
  expect(valueOf(result.current), 'meanwhile').toBe('answer 1');
  await waitFor(() => expect(valueOf(result.current)).toBe('answer 2'));
  unmount();
});

test('what came with the document is not asked for again', async () => {
  const requested = counting();
  markHydrated(answers);
  const Probe = () => valueOf(useFreshResource(request));
  const page = (
    <Document>
      <Probe />
    </Document>
  );
  const element = document.createElement('div');
  element.innerHTML = renderToString(page);
  await act(async () => void hydrateRoot(element, page));
  expect(element.textContent).toBe('with the document');
  expect(requested).toEqual([]);
});
