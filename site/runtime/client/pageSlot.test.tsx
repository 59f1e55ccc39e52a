// @vitest-environment jsdom
// Own process: lists of a document that asked for it wait until the document ends.
import { CardMenuProvider } from '@afterglow/design-system/cards/menus';
import { hydrateListsWhenNear } from '@afterglow/design-system/lists/delay';
import { VideoGrid } from '@afterglow/design-system/lists/VideoGrid';
import { videoGrid } from '@afterglow/design-system/lists/VideoGrid/view';
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import { readerFor } from '@afterglow/design-system/reader/readerFor.ts';
import { videos } from '@afterglow/fixtures/data/videos';
import { act, cleanup } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PageSlot, type PageMode } from './PageSlot.tsx';
import { usePageVisible } from './pageVisibility.ts';

const english = readerFor('en');
const listed = Array.from({ length: 36 }, (_, index) => ({ ...videos.standard, id: index + 1 }));

/** Nobody comes near: jsdom has no layout. */
class Observer {
  observe() {}
  disconnect() {}
}

const Title = () => <h1>{usePageVisible() ? 'Shown' : 'Left'}</h1>;

// The same element each time, as the pages of a site are.
const list = (
  <>
    <Title />
    <VideoGrid {...videoGrid(listed, english)} />
  </>
);

interface Handles {
  show: (mode: PageMode) => void;
  setMenu: () => void;
}

function Site({ handles }: { handles: Partial<Handles> }) {
  const [mode, show] = useState<PageMode>('shown');
  const [hasMenus, setMenus] = useState(false);
  Object.assign(handles, { show, setMenu: () => setMenus(true) });
  return (
    <ReaderProvider reader={english}>
      <CardMenuProvider value={hasMenus ? Menu : null}>
        <PageSlot mode={mode}>{list}</PageSlot>
      </CardMenuProvider>
    </ReaderProvider>
  );
}

const Menu = () => <button type="button">More</button>;

test('a page that is left hides, tells its parts, and hydrates no card that nobody came near', async () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  const app = document.body.appendChild(document.createElement('div'));
  app.innerHTML = renderToString(<Site handles={{}} />);
  hydrateListsWhenNear();
  const handles: Partial<Handles> = {};
  await act(async () => startTransition(() => void hydrateRoot(app, <Site handles={handles} />)));
  await act(async () => handles.setMenu?.());
  const menus = () => app.querySelectorAll('li button').length;
  expect(menus()).toBe(0);
  await act(async () => handles.show?.('kept'));
  expect(app.querySelector('h1')?.textContent).toBe('Left');
  expect(app.querySelector('[data-hidden="kept"]')).not.toBeNull();
  expect(menus()).toBe(0);
  await act(async () => handles.show?.('shown'));
  expect(app.querySelector('h1')?.textContent).toBe('Shown');
  expect(menus()).toBe(0);
  cleanup();
});
