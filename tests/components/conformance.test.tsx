// @vitest-environment jsdom
import { format } from 'node:util';
import { act, createRef, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { storiesOf, type Story } from './stories.tsx';
import { variants } from './variants.ts';

vi.mock('@afterglow/storybook/preview', async () => ({ default: (await import('./stories.tsx')).preview }));

const stories = storiesOf(import.meta.glob('../../design-system/**/*.stories.tsx', { eager: true }));
const byComponent = [...new Set(stories.map(({ component }) => component))].map((name) => [name, stories.filter(({ component }) => component === name)] as const);

/** Fields give their ref and rest to the control, so that a form library reaches it; only `className` is the whole's. */
const controls = /^primitives\/(TextField|TextArea|FileField|Select|Checkbox|Radio|Switch|Slider)$/;

/** What the console was told in the test that runs. */
let told: string[];

beforeEach(() => {
  // React warns where it is not told that updates are awaited.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  told = [];
  const tell = (...words: unknown[]) => void told.push(format(...words));
  vi.spyOn(console, 'error').mockImplementation(tell);
  vi.spyOn(console, 'warn').mockImplementation(tell);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  expect(told).toEqual([]);
});

/** As on the server, where there is no window to look at. */
function onServer(element: ReactElement): string {
  const { window, document } = globalThis;
  const sheet = new ServerStyleSheet();
  try {
    vi.stubGlobal('window', undefined);
    vi.stubGlobal('document', undefined);
    return renderToString(sheet.collectStyles(element));
  } finally {
    sheet.seal();
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', document);
  }
}

// Styles go where jsdom does not read them: it would read the whole sheet again at every rule.
const aside = document.createElement('div');
const styledAside = (element: ReactElement) => <StyleSheetManager target={aside}>{element}</StyleSheetManager>;

/** What the server draws of each story, drawn once. */
const drawn = new Map<Story, string>();

function served(story: Story): string {
  const html = drawn.get(story) ?? onServer(story.element());
  drawn.set(story, html);
  return html;
}

test('every value of every variant is shown by a story', () => {
  const unseen = variants().flatMap(({ component, prop, values }) => {
    const given = new Set(stories.filter((story) => story.component === component).flatMap((story) => story.props()?.[prop]));
    return values.filter((value) => !given.has(value)).map((value) => `${component} ${prop}=${String(value)}`);
  });
  expectNone(unseen, 'No story shows these; write one that is named after what it shows:');
});

test('there are stories', () => expect(stories.length).toBeGreaterThan(50));

describe.each(byComponent)('%s', (component, own) => {
  test.each(own.map((story) => [story.name, story] as const))('%s: the server draws it, the browser finds the same', (_, story) => {
    const html = served(story);
    expect(html, 'an inline style is dropped by the security policy').not.toMatch(/ style="/);

    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const roots: Root[] = [];
    act(() => void roots.push(hydrateRoot(container, styledAside(story.element()), { onRecoverableError: (error) => console.error(error) })));
    act(() => roots.forEach((root) => root.unmount()));
  });

  test('ref, className and the rest reach the root, which says what it is', () => {
    const ref = createRef<Element>();
    const element = own.map((story) => story.withProps({ ref, className: 'probe', 'data-probe': 'here' })).find((found) => found !== null);
    if (!element) throw new Error('No story draws the component itself. Give one story args, or a view through fromView, without a render of its own.');
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    act(() => root.render(styledAside(element)));

    const first = container.firstElementChild ?? ref.current;
    expect(first?.getAttribute('data-component')).toBe(component.split('/')[1]);
    expect(first?.classList.contains('probe')).toBe(true);
    expect(ref.current?.getAttribute('data-probe')).toBe('here');
    if (!controls.test(component)) expect(ref.current).toBe(first);
    act(() => root.unmount());
  });

  test('no two stories draw the same', () => {
    const seen = new Map<string, string>();
    for (const story of own.filter(({ played }) => !played)) {
      const html = served(story);
      expect(seen.get(html), `draws what ${story.name} draws`).toBeUndefined();
      seen.set(html, story.name);
    }
  });

  test('each story can be drawn in German', () => {
    for (const story of own) expect(onServer(story.element('de'))).not.toBe('');
  });
});
