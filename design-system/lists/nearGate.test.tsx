// @vitest-environment jsdom
// Own process: lists of a document that asked for it wait until the document ends.
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { videos } from '@afterglow/fixtures/data/videos';
import { act } from '@testing-library/react';
import { createContext, startTransition, Suspense, use, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { unstable_getCurrentPriorityLevel, unstable_IdlePriority } from 'scheduler';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardMenuProvider, type CardMenuTarget } from '../cards/cardMenus.ts';
import { ReaderProvider } from '../reader/context.tsx';
import { readerFor } from '../reader/readerFor.ts';
import { hydrateListsWhenNear } from './listDelay.ts';
import { hydrateAtOnce } from './nearGate.ts';
import { VideoGrid } from './VideoGrid/VideoGrid.tsx';
import { videoGrid } from './VideoGrid/VideoGrid.view.ts';

const english = readerFor('en');
const listed = Array.from({ length: 36 }, (_, index) => ({ ...videos.standard, id: index + 1 }));

/** Calls back as if an observed element had come near: jsdom has no layout. */
const comeNear = new Map<Element, () => void>();
class Observer {
  readonly callback: (entries: Partial<IntersectionObserverEntry>[]) => void;
  constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    this.callback = callback;
  }
  observe(target: Element) {
    comeNear.set(target, () => this.callback([{ isIntersecting: true, target }]));
  }
  unobserve() {}
  disconnect() {}
}

const Theme = createContext('dark');
const Menu = ({ title }: CardMenuTarget) => <button type="button">{`More: ${title} ${useContext(Theme)}`}</button>;

interface Handles {
  setTheme: (theme: string) => void;
  setMenu: (menu: typeof Menu | null) => void;
  setCards: (cards: typeof listed) => void;
}

const noHandles = (): Handles => ({ setTheme: () => {}, setMenu: () => {}, setCards: () => {} });

function Page({ handles }: { handles: Handles }) {
  const [theme, setTheme] = useState('dark');
  const [menu, setMenu] = useState<typeof Menu | null>(null);
  const [shown, setCards] = useState(listed);
  Object.assign(handles, { setTheme, setMenu: (next: typeof Menu | null) => setMenu(() => next), setCards });
  return (
    <ReaderProvider reader={english}>
      <Theme value={theme}>
        <CardMenuProvider value={menu}>
          <VideoGrid {...videoGrid(shown, english)} />
        </CardMenuProvider>
      </Theme>
    </ReaderProvider>
  );
}

const itemsOf = (app: Element) => [...app.querySelectorAll('[data-part="grid-item"]')];

/** As a server renders it, where no list waits. */
const markup = renderToString(<Page handles={noHandles()} />);

/** Hydrates the document that the server wrote, and waits until React has nothing to do. */
async function open() {
  const app = document.body.appendChild(document.createElement('div'));
  app.innerHTML = markup;
  hydrateListsWhenNear();
  const handles = noHandles();
  const errors: unknown[] = [];
  await act(async () =>
    startTransition(
      () => void hydrateRoot(app, <Page handles={handles} />, { onRecoverableError: (error) => errors.push(error) }),
    ),
  );
  await act(async () => handles.setMenu(Menu));
  const items = itemsOf(app);
  /** Places of the cards that have their menus, which come with hydration. */
  const menus = () => items.flatMap((item, place) => (item.querySelector('button') ? [place] : []));
  return { app, items, menus, errors, handles };
}

const near = (item: Element | undefined) => item && comeNear.get(item)?.();

const places = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

beforeEach(() => {
  comeNear.clear();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  document.body.replaceChildren();
  hydrateAtOnce(() => false);
});

test('cards hydrate twelve at a time, when one of them comes near, and keep their markup', async () => {
  const { app, items, menus, errors } = await open();
  expect(menus()).toEqual([]);
  await act(async () => near(items[16]));
  expect(menus()).toEqual(places(12, 12));
  expect(itemsOf(app)).toEqual(items);
  expect(errors).toEqual([]);
});

test.each(['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'])(
  'a %s on a card hydrates it before the page answers',
  async (kind) => {
    const { items, menus } = await open();
    await act(async () => items[30]?.querySelector('a')?.dispatchEvent(new Event(kind, { bubbles: true })));
    expect(menus()).toEqual(places(24, 12));
  },
);

test('a menu that comes later is given to the cards that are there, and the others go on waiting', async () => {
  const { items, menus, handles } = await open();
  await act(async () => near(items[0]));
  await act(async () => handles.setMenu(null));
  expect(menus()).toEqual([]);
  await act(async () => handles.setMenu(Menu));
  expect(menus()).toEqual(places(0, 12));
});

test.each([
  ['at once', (change: () => void) => change()],
  ['in a transition', (change: () => void) => startTransition(change)],
])('a context that changes %s above cards that wait hydrates them, and is not kept waiting', async (_, start) => {
  const { app, items, menus, errors, handles } = await open();
  await act(async () => start(() => handles.setTheme('light')));
  expect(menus()).toEqual(places(0, 36));
  expect(app.textContent).toContain(`More: ${videos.standard.title} light`);
  expect(itemsOf(app)).toEqual(items);
  expect(errors).toEqual([]);
});

test('cards of another answer are shown, though those before them waited', async () => {
  const { app, handles } = await open();
  await act(async () => handles.setCards(listed.map((video) => ({ ...video, title: 'Lake at noon' }))));
  expect(app.textContent).toContain('Lake at noon');
  expect(app.textContent).not.toContain(fullVideos.standard.title);
});

test('cards that cannot wait are hydrated at once, even in lists that come later', async () => {
  const { menus } = await open();
  const isThird = (item: Element) => item.parentElement?.children[2] === item;
  await act(async () => hydrateAtOnce(isThird));
  expect(menus()).toEqual(places(0, 12));
  document.body.replaceChildren();
  expect((await open()).menus()).toEqual(places(0, 12));
});

test('without an observer all cards hydrate', async () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const { menus } = await open();
  expect(menus()).toEqual(places(0, 36));
});

interface Interrupted {
  handles: Handles & { press: () => void };
  /** Returns what the page waits for once, after all parts of the list were asked and before one is left to wait. */
  pause: () => Promise<void>;
  onEnd: () => void;
}

const passed: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Hydrates in one pass with the list before it. */
function AfterList({ pause, onEnd }: Pick<Interrupted, 'pause' | 'onEnd'>) {
  use(pause());
  useEffect(onEnd, [onEnd]);
  return null;
}

function Pressable({ handles }: Pick<Interrupted, 'handles'>) {
  const [isPressed, setPressed] = useState(false);
  Object.assign(handles, { press: () => flushSync(() => setPressed(true)) });
  return <output>{isPressed ? 'Pressed' : 'Not pressed'}</output>;
}

const InterruptedPage = ({ handles, ...last }: Interrupted) => (
  <>
    <Pressable handles={handles} />
    <Page handles={handles} />
    <Suspense>
      <AfterList {...last} />
    </Suspense>
  </>
);

const pressable = () => ({ ...noHandles(), press: () => {} });

/** Rendered before a list of this document may wait. */
const markupBefore = renderToString(<InterruptedPage handles={pressable()} pause={() => passed} onEnd={() => {}} />);

// Outside of `act`, which knows no priorities.
test.each([
  ['a press', [], places(0, 0)],
  ['a press, when one of its cards has come near,', [0], places(0, 12)],
])('a list that is interrupted by %s while it hydrates goes on waiting', async (_, come, hydrated) => {
  const handles = pressable();
  const app = document.body.appendChild(document.createElement('div'));
  app.innerHTML = markupBefore;
  hydrateListsWhenNear(() => unstable_getCurrentPriorityLevel() === unstable_IdlePriority);
  let pauses = 0;
  const items = itemsOf(app);
  const interrupt = () => {
    for (const place of come) near(items[place]);
    handles.press();
  };
  const pause = () => (pauses++ === 0 ? Promise.resolve().then(interrupt) : passed);
  await new Promise<void>((resolve) => {
    const page = <InterruptedPage handles={handles} pause={pause} onEnd={resolve} />;
    startTransition(() => void hydrateRoot(app, page));
  });
  await act(async () => handles.setMenu(Menu));
  expect(app.querySelector('output')?.textContent).toBe('Pressed');
  expect(items.flatMap((item, place) => (item.querySelector('button') ? [place] : []))).toEqual(hydrated);
});
