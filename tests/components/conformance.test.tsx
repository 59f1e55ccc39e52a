// @vitest-environment jsdom
import { format } from 'node:util';
import { act, createRef, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { onServer } from './onServer.ts';
import { storiesOf, type Story } from './stories.tsx';
import { variants } from './variants.ts';

vi.mock('@afterglow/storybook/preview', async () => ({ default: (await import('./stories.tsx')).preview }));

const stories = storiesOf(import.meta.glob('../../design-system/**/*.stories.tsx', { eager: true }));
const byComponent = [...new Set(stories.map(({ component }) => component))].map(
  (name) => [name, stories.filter(({ component }) => component === name)] as const,
);

const names = new Set(byComponent.map(([name]) => name.split('/')[1]));

/** Fields give their ref and rest to the control, so that a form library reaches it; only `className` is the whole's. */
const controls = /^primitives\/(TextField|TextArea|FileField|Select|Checkbox|Radio|Switch|Slider)$/;

/** What the console was told in the test that runs. */
let told: string[];

beforeEach(() => {
  // React warns where it is not told that updates are awaited.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  told = [];
  const tell = (...words: unknown[]) => void told.push(format(...words));
  for (const way of ['error', 'warn', 'log', 'info', 'debug', 'trace'] as const)
    vi.spyOn(console, way).mockImplementation(tell);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  expectNone(told, 'The console was told this; mend its cause, for visitors and operators find it there:');
});

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

/** What kind of root a story's component has: its element and the names of its attributes, as far as the server's HTML tells. */
function rootOf(story: Story): string {
  // React puts preloads of pictures before everything else.
  const [, tag, attributes = ''] = /<(?!link\b)([\w-]+)([^>]*)>/.exec(served(story)) ?? [];
  return [tag, ...[...attributes.matchAll(/data-component="\w+"|[\w-]+(?==)/g)].map(([part]) => part).toSorted()].join(
    ' ',
  );
}

/** One story for every kind of root. */
const roots = (own: readonly Story[]): Story[] => [
  ...new Map(own.filter((story) => story.props() !== null).map((story) => [rootOf(story), story])).values(),
];

test('every value of every variant is shown by a story', () => {
  const unseen = variants().flatMap(({ component, prop, part, values }) => {
    const said = stories.filter((story) => story.component === component).flatMap((story) => story.props()?.[prop]);
    const given = new Set(
      part === undefined
        ? said
        : said.map((one) => (typeof one === 'object' && one !== null ? Reflect.get(one, part) : undefined)),
    );
    return values
      .filter((value) => !given.has(value))
      .map((value) => `${component} ${prop}${part === undefined ? '' : `.${part}`}=${String(value)}`);
  });
  expectNone(unseen, 'No story shows these; write one that is named after what it shows:');
});

test('there are stories', () => expect(stories.length).toBeGreaterThan(50));

describe.each(byComponent)('%s', (component, own) => {
  test.each(own.map((story) => [story.name, story] as const))(
    '%s: the server draws it, the browser finds the same',
    (_, story) => {
      const html = served(story);
      expect(html, 'an inline style is dropped by the security policy').not.toMatch(/ style="/);

      const container = document.createElement('div');
      container.innerHTML = html;
      document.body.append(container);
      const roots: Root[] = [];
      act(
        () =>
          void roots.push(
            hydrateRoot(container, styledAside(story.element()), {
              onRecoverableError: (error) => console.error(error),
            }),
          ),
      );
      act(() => roots.forEach((root) => root.unmount()));
    },
  );

  test('ref, className and the rest reach the root, whichever it is, and it says what it is', () => {
    const lost: string[] = [];
    const said = new Set<string | null | undefined>();
    const probed = roots(own);
    for (const story of probed) {
      const ref = createRef<Element>();
      const element = story.withProps({ ref, className: 'probe', 'data-probe': 'here' });
      if (!element) continue;
      const container = document.createElement('div');
      document.body.append(container);
      const root = createRoot(container);
      act(() => root.render(styledAside(element)));

      // A <picture> only lists sources; the image in it is what everything is meant for.
      const outer = container.firstElementChild ?? ref.current;
      const first = outer?.tagName === 'PICTURE' ? outer.querySelector('img') : outer;
      const lose = (what: string) => void lost.push(`${story.name}: ${what}`);
      const says = first?.getAttribute('data-component');
      // A page that could not be read hands everything on to the screen that says so.
      said.add(says);
      if (!names.has(says ?? '')) lose(`data-component is ${says}`);
      if (!first?.classList.contains('probe')) lose('className does not reach the root');
      if (ref.current?.getAttribute('data-probe') !== 'here') lose('ref and the rest do not reach the same element');
      if (!controls.test(component) && ref.current !== first) lose('ref does not reach the root');
      act(() => root.unmount());
      container.remove();
    }
    expect(
      probed.length,
      'No story draws the component itself. Give one story args, or a view through fromView, without a render of its own.',
    ).toBeGreaterThan(0);
    expect(
      said.has(component.split('/')[1]),
      `data-component="${component.split('/')[1]}" stands on no root, only ${[...said].join(', ')}`,
    ).toBe(true);
    expectNone(lost, 'Hand ref, className and ...rest to the root wherever the component returns one:');
  });

  test('no two stories draw the same', () => {
    const seen = new Map<string, string>();
    for (const story of own.filter(({ played }) => !played)) {
      const html = served(story);
      expect(
        seen.get(html),
        `${story.name} draws what this one draws; take one away, or show the difference`,
      ).toBeUndefined();
      seen.set(html, story.name);
    }
  });

  test('each story can be drawn in German', () => {
    for (const story of own) expect(onServer(story.element('de'))).not.toBe('');
  });
});
