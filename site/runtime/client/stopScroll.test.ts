// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { placeKeptBy } from './stopScroll.ts';

const linkIn = (html: string): Element | null => {
  document.body.innerHTML = html;
  return document.querySelector('a');
};
const standsAt = (id: string, top: number): void => {
  const element = document.getElementById(id);
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
};

beforeEach(() => void vi.stubGlobal('scrollY', 700));

test('a link begins its page at the top, unless it or what is around it says otherwise (R22)', () => {
  expect(placeKeptBy(linkIn('<nav><a href="/">Home</a></nav>'))).toBeNull();
  expect(placeKeptBy(linkIn('<a data-stop-scroll href="/info/">Info</a>'))?.top).toBe(700);
  expect(placeKeptBy(linkIn('<nav data-stop-scroll=""><a href="/info/">Info</a></nav>'))?.top).toBe(700);
});

test('another page of a list is shown from the beginning of the list, where that is above the view', () => {
  const list = `<div id="comments"><h2>Comments</h2><nav data-stop-scroll="comments"><a href="/2/">2</a></nav></div>`;
  const link = linkIn(list);
  standsAt('comments', -300);
  expect(placeKeptBy(link)?.top).toBe(400);
  standsAt('comments', 120);
  expect(placeKeptBy(link)?.top, 'it is in view').toBe(700);
  placeKeptBy(link)?.focusStart();
  expect(document.activeElement?.textContent).toBe('Comments');
});
