// @vitest-environment jsdom
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import { readerFor } from '@afterglow/design-system/reader/readerFor.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { PageVisibleProvider } from './pageVisibility.ts';
import { useOverlay } from './useOverlay.tsx';

afterEach(cleanup);

const rendered: string[] = [];

type Draw = () => ReactNode;
const drawDialog: Draw = () => <p role="dialog">Add to a playlist</p>;
const load = vi.fn<() => Promise<Draw>>();
const onLost = vi.fn<() => void>();
beforeEach(() => {
  vi.resetAllMocks();
  load.mockResolvedValue(drawDialog);
});

function deferred() {
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Draw>((_, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}

function Card() {
  rendered.push('card');
  const { overlay, open } = useOverlay();
  return (
    <>
      <button onClick={() => void open(load).catch(onLost)}>Add</button>
      {overlay}
    </>
  );
}

const card = <Card />;
const { hook, searchHook, navigate } = memoryLocation();
const page = (shown: boolean) => (
  <Router hook={hook} searchHook={searchHook}>
    <PageVisibleProvider value={shown}>{card}</PageVisibleProvider>
  </Router>
);

test('a page that is left closes what lies over it, and one that is shown again has nothing over it', async () => {
  const { rerender } = render(page(true));
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('dialog').textContent).toBe('Add to a playlist');
  act(() => rerender(page(false)));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => rerender(page(true)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what lies over a video goes when the next one is shown in its place', async () => {
  navigate('/video/1/');
  render(page(true));
  await act(async () => screen.getByRole('button').click());
  expect(screen.queryByRole('dialog')).not.toBeNull();
  act(() => navigate('/video/2/'));
  act(() => navigate('/video/1/'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what the header lays over a page stays when the header’s own address follows', async () => {
  const reader = readerFor('en');
  const header = (here: string) => (
    <ReaderProvider reader={{ ...reader, href: { ...reader.href, here: () => here } }}>{page(true)}</ReaderProvider>
  );
  const { rerender } = render(header('/'));
  act(() => navigate('/video/1/'));
  await act(async () => screen.getByRole('button').click());
  act(() => rerender(header('/video/1/')));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('what was asked for and comes after the page was left is laid over nothing, even if the visitor is back', async () => {
  for (const backBeforeItComes of [true, false]) {
    const { rerender } = render(page(true));
    act(() => screen.getByRole('button').click());
    act(() => rerender(page(false)));
    if (backBeforeItComes) act(() => rerender(page(true)));
    await act(() => Promise.resolve());
    if (!backBeforeItComes) act(() => rerender(page(true)));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
  }
});

test('what cannot be loaded is said on the page that asked for it, and not after it was left', async () => {
  load.mockRejectedValue(new Error('The code cannot be loaded.'));
  const { rerender } = render(page(true));
  await act(async () => screen.getByRole('button').click());
  expect(onLost).toHaveBeenCalledOnce();
  const { promise, reject } = deferred();
  load.mockReturnValue(promise);
  act(() => screen.getByRole('button').click());
  act(() => rerender(page(false)));
  await act(async () => reject(new Error('The code cannot be loaded.')));
  expect(onLost).toHaveBeenCalledOnce();
});

test('leaving and showing a page renders no card of it anew', () => {
  const { rerender } = render(page(true));
  rendered.length = 0;
  act(() => rerender(page(false)));
  act(() => rerender(page(true)));
  expect(rendered).toEqual([]);
});
