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
import { hydrateAtOnce, settled } from './nearGate.ts';
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
          <output>{theme}</output>
          <VideoGrid {...videoGrid(shown, english)} />
        </CardMenuProvider>
      </Theme>
    </ReaderProvider>
  );
}

const itemsOf = (app: Element) => [...app.querySelectorAll('[data-part="grid-item"]')];

/** Returns the places of the cards that have their menus, which come with hydration. */
const menusIn = (items: readonly Element[]): number[] =>
  items.flatMap((item, place) => (item.querySelector('button') ? [place] : []));

/** `toEqual` would find other elements of the same markup equal. */
const areSame = (some: readonly Element[], others: readonly Element[]): boolean =>
  some.length === others.length && some.every((item, place) => item === others[place]);

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
  return { app, items, menus: () => menusIn(items), errors, handles };
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
  expect(areSame(itemsOf(app), items)).toBe(true);
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
  expect(areSame(itemsOf(app), items)).toBe(true);
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

// The tests below run outside of `act`, which knows no priorities.

interface ScheduledHandles extends Handles {
  press: () => void;
}

interface ScheduledPageProps {
  handles: ScheduledHandles;
  onMount: () => void;
  /** Returns what the page waits for once, after all parts of the list were asked and before one is left to wait. */
  pause: () => Promise<void>;
  onEnd: () => void;
}

/** Hydrates in one pass with the list before it. */
function AfterList({ pause, onEnd }: Pick<ScheduledPageProps, 'pause' | 'onEnd'>) {
  use(pause());
  useEffect(onEnd, [onEnd]);
  return null;
}

function Pressable({ handles }: Pick<ScheduledPageProps, 'handles'>) {
  const [isPressed, setPressed] = useState(false);
  Object.assign(handles, { press: () => flushSync(() => setPressed(true)) });
  return <p>{isPressed ? 'Pressed' : 'Not pressed'}</p>;
}

function ScheduledPage({ handles, onMount, ...last }: ScheduledPageProps) {
  useEffect(onMount, [onMount]);
  return (
    <>
      <Pressable handles={handles} />
      <Page handles={handles} />
      <Suspense>
        <AfterList {...last} />
      </Suspense>
    </>
  );
}

const scheduledHandles = (): ScheduledHandles => ({ ...noHandles(), press: () => {} });

/** Rendered before a list of this document may wait. */
const scheduledMarkup = renderToString(
  <ScheduledPage handles={scheduledHandles()} onMount={() => {}} pause={() => settled} onEnd={() => {}} />,
);

interface Moments {
  mounted?: (handles: ScheduledHandles) => void;
  /** Comes when all parts of the list were asked, but none is left to wait yet. */
  interrupted?: (handles: ScheduledHandles, items: readonly Element[]) => void;
  /** An effect of a part that hydrated in the same pass. */
  ended?: (handles: ScheduledHandles) => void;
}

/** Hydrates the page by React's scheduler, with something done meanwhile, until the first pass has ended. */
async function hydrateScheduled({ mounted, interrupted, ended }: Moments) {
  const handles = scheduledHandles();
  const app = document.body.appendChild(document.createElement('div'));
  app.innerHTML = scheduledMarkup;
  const items = itemsOf(app);
  hydrateListsWhenNear(() => unstable_getCurrentPriorityLevel() === unstable_IdlePriority);
  let pauses = 0;
  const pause = () => (pauses++ === 0 ? Promise.resolve().then(() => interrupted?.(handles, items)) : settled);
  const onMount = () => mounted?.(handles);
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  await new Promise<void>((resolve) => {
    const onEnd = () => {
      ended?.(handles);
      resolve();
    };
    const page = <ScheduledPage {...{ handles, onMount, pause, onEnd }} />;
    startTransition(() => void hydrateRoot(app, page, { onRecoverableError }));
  });
  const showMenus = async () => {
    await act(async () => handles.setMenu(Menu));
    return menusIn(items);
  };
  return { app, items, errors, showMenus };
}

test.each<[string, Required<Moments>['interrupted'], number[]]>([
  ['a press', (handles) => handles.press(), []],
  [
    'a press, when one of its cards has come near,',
    (handles, items) => {
      near(items[0]);
      handles.press();
    },
    places(0, 12),
  ],
  ['another rendering of the same cards', (handles) => flushSync(() => handles.setCards([...listed])), []],
])('a list that is interrupted by %s while it hydrates goes on waiting', async (_, interrupted, hydrated) => {
  const { showMenus } = await hydrateScheduled({ interrupted });
  expect(await showMenus()).toEqual(hydrated);
});

const changeTheme = (handles: ScheduledHandles) => startTransition(() => handles.setTheme('light'));

test.each<[string, Moments]>([
  ['before the list is asked', { mounted: changeTheme }],
  ['while the list is asked', { interrupted: changeTheme }],
  ['when the list waits, in idle priority,', { ended: (handles) => handles.setTheme('light') }],
])('a context that changes %s hydrates its cards, and is not kept waiting', async (_, moments) => {
  const { app, items, errors, showMenus } = await hydrateScheduled(moments);
  await vi.waitFor(() => expect(app.querySelector('output')?.textContent).toBe('light'), { timeout: 30_000 });
  expect(await showMenus()).toEqual(places(0, 36));
  expect(app.textContent).toContain(`More: ${videos.standard.title} light`);
  expect(areSame(itemsOf(app), items)).toBe(true);
  expect(errors).toEqual([]);
});
