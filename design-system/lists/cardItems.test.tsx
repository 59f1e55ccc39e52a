// @vitest-environment jsdom
import { videos } from '@afterglow/fixtures/data/videos';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CardMenuProvider } from '../cards/cardMenus.ts';
import { VideoCard, type VideoCardProps } from '../cards/VideoCard/VideoCard.tsx';
import { videoCard } from '../cards/VideoCard/VideoCard.view.ts';
import { endHolding, holdParts, openParts } from '../primitives/heldParts.ts';
import { ReaderProvider } from '../reader/context.tsx';
import { readerFor } from '../reader/readerFor.ts';
import { CardItems } from './cardItems.tsx';

const english = readerFor('en');
const card = videoCard(videos.standard, english);
const cards = Array.from({ length: 10 }, (_, index): VideoCardProps => ({
  ...card,
  title: `Lantern walk ${index + 1}`,
  href: `/video/${index + 1}/lantern-walk/`,
}));

const Menu = ({ title }: { title: string }) => <button type="button">{`More: ${title}`}</button>;

const listOf = (shown: readonly VideoCardProps[]) => (
  <CardItems cards={shown}>{(one) => <VideoCard {...one} />}</CardItems>
);
const list = listOf(cards);
const page = (menu: typeof Menu | null, items = list) => (
  <ReaderProvider reader={english}>
    <CardMenuProvider value={menu}>{items}</CardMenuProvider>
  </ReaderProvider>
);

/** A window that no card is near. */
class NothingNear {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', NothingNear);

const errors: unknown[] = [];

/**
 * Hydrates a document, with its cards held back if the site asks for that. Returns its element, and a function that
 * renders something else in it.
 */
async function hydrate({ held }: { held: boolean }) {
  const app = document.body.appendChild(document.createElement('div'));
  app.innerHTML = renderToString(page(null));
  if (held) holdParts();
  const onRecoverableError = (error: unknown) => errors.push(error);
  const root = await act(async () => hydrateRoot(app, page(null), { onRecoverableError }));
  endHolding();
  return { app, render: (next: ReactNode) => act(async () => root.render(next)) };
}

const titles = (app: HTMLElement) => [...app.querySelectorAll('article')].map((one) => one.getAttribute('aria-label'));
const menus = (app: HTMLElement) => [...app.querySelectorAll('button')].map((one) => one.textContent);

afterEach(() => {
  openParts();
  document.body.replaceChildren();
  expect(errors.splice(0)).toEqual([]);
});

test('cards that nobody comes near stay as the server wrote them, whatever arrives above them', async () => {
  const { app, render } = await hydrate({ held: true });
  const before = [...app.querySelectorAll('article')];
  await render(page(Menu));
  expect([...app.querySelectorAll('article')]).toEqual(before);
  expect(menus(app)).toEqual([]);
});

test('a key on a card gives its part of the list its menus', async () => {
  const { app, render } = await hydrate({ held: true });
  await render(page(Menu));
  const link = app.querySelectorAll('a')[5];
  await act(async () => link?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'F10' })));
  expect(menus(app)).toEqual([5, 6, 7, 8].map((place) => `More: Lantern walk ${place}`));
  expect(app.querySelectorAll('a')[5]).toBe(link);
});

test('other cards take the place of those that were not hydrated yet', async () => {
  const { app, render } = await hydrate({ held: true });
  const first = app.querySelector('article');
  await render(page(null, listOf(cards.slice(0, 2))));
  expect(titles(app)).toEqual(['Lantern walk 1', 'Lantern walk 2']);
  expect(app.querySelector('article')).toBe(first);
});

test('a list of which nothing is held back is whole at once', async () => {
  const { app, render } = await hydrate({ held: false });
  await render(page(Menu));
  expect(menus(app)).toHaveLength(10);
});
