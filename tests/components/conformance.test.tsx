// @vitest-environment jsdom
import { format } from 'node:util';
import { act, createRef, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { renderOnServer } from './renderOnServer.ts';
import { loadStories, type Story } from './stories.tsx';
import { variants } from './variants.ts';

vi.mock('@afterglow/storybook/preview', async () => ({ default: (await import('./stories.tsx')).preview }));

const stories = loadStories(import.meta.glob('../../design-system/**/*.stories.tsx', { eager: true }));
const byComponent = [...new Set(stories.map(({ component }) => component))].map(
  (name) => [name, stories.filter(({ component }) => component === name)] as const,
);

const names = new Set(byComponent.map(([name]) => name.split('/')[1]));

/** Fields give their ref and rest to the control, so that a form library reaches it; only `className` is the whole's. */
const controlComponents = /^primitives\/(TextField|TextArea|FileField|Select|Checkbox|Radio|Switch|Slider)$/;

/** What the console was told in the test that runs. */
let consoleOutput: string[];

beforeEach(() => {
  // React warns where it is not told that updates are awaited.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  consoleOutput = [];
  const record = (...words: unknown[]) => void consoleOutput.push(format(...words));
  for (const way of ['error', 'warn', 'log', 'info', 'debug', 'trace'] as const)
    vi.spyOn(console, way).mockImplementation(record);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  expectNone(consoleOutput, 'The console was told this; mend its cause, for visitors and operators find it there:');
});

// Styles go where jsdom does not read them: it would read the whole sheet again at every rule.
const styleTarget = document.createElement('div');
const withStyleTarget = (element: ReactElement) => (
  <StyleSheetManager target={styleTarget}>{element}</StyleSheetManager>
);

/** What the server draws of each story, drawn once. */
const renderedHtml = new Map<Story, string>();

function serverHtml(story: Story): string {
  const html = renderedHtml.get(story) ?? renderOnServer(story.element());
  renderedHtml.set(story, html);
  return html;
}

/** What kind of root a story's component has: its element and the names of its attributes, as far as the server's HTML tells. */
function rootSignature(story: Story): string {
  // React puts preloads of pictures before everything else.
  const [, tag, attributes = ''] = /<(?!link\b)([\w-]+)([^>]*)>/.exec(serverHtml(story)) ?? [];
  return [tag, ...[...attributes.matchAll(/data-component="\w+"|[\w-]+(?==)/g)].map(([part]) => part).toSorted()].join(
    ' ',
  );
}

/** One story for every kind of root. */
const oneStoryPerRoot = (own: readonly Story[]): Story[] => [
  ...new Map(own.filter((story) => story.props() !== null).map((story) => [rootSignature(story), story])).values(),
];

test('every value of every variant is shown by a story', () => {
  const missingValues = variants().flatMap(({ component, prop, part, values }) => {
    const used = stories.filter((story) => story.component === component).flatMap((story) => story.props()?.[prop]);
    const given = new Set(
      part === undefined
        ? used
        : used.map((one) => (typeof one === 'object' && one !== null ? Reflect.get(one, part) : undefined)),
    );
    return values
      .filter((value) => !given.has(value))
      .map((value) => `${component} ${prop}${part === undefined ? '' : `.${part}`}=${String(value)}`);
  });
  expectNone(missingValues, 'No story shows these; write one that is named after what it shows:');
});

test('there are stories', () => expect(stories.length).toBeGreaterThan(50));

describe.each(byComponent)('%s', (component, own) => {
  test.each(own.map((story) => [story.name, story] as const))(
    '%s: the server draws it, the browser finds the same',
    (_, story) => {
      const html = serverHtml(story);
      expect(html, 'an inline style is dropped by the security policy').not.toMatch(/ style="/);

      const container = document.createElement('div');
      container.innerHTML = html;
      document.body.append(container);
      const roots: Root[] = [];
      act(
        () =>
          void roots.push(
            hydrateRoot(container, withStyleTarget(story.element()), {
              onRecoverableError: (error) => console.error(error),
            }),
          ),
      );
      act(() => roots.forEach((root) => root.unmount()));
    },
  );

  test('ref, className and the rest reach the root, whichever it is, and it says what it is', () => {
    const problems: string[] = [];
    const reportedNames = new Set<string | null | undefined>();
    const probedStories = oneStoryPerRoot(own);
    for (const story of probedStories) {
      const ref = createRef<Element>();
      const element = story.withProps({ ref, className: 'probe', 'data-probe': 'here' });
      if (!element) continue;
      const container = document.createElement('div');
      document.body.append(container);
      const root = createRoot(container);
      act(() => root.render(withStyleTarget(element)));

      // A <picture> only lists sources; the image in it is what everything is meant for.
      const outer = container.firstElementChild ?? ref.current;
      const first = outer?.tagName === 'PICTURE' ? outer.querySelector('img') : outer;
      const report = (what: string) => void problems.push(`${story.name}: ${what}`);
      const reportedName = first?.getAttribute('data-component');
      // A page that could not be read hands everything on to the screen that says so.
      reportedNames.add(reportedName);
      if (!names.has(reportedName ?? '')) report(`data-component is ${reportedName}`);
      if (!first?.classList.contains('probe')) report('className does not reach the root');
      if (ref.current?.getAttribute('data-probe') !== 'here') report('ref and the rest do not reach the same element');
      if (!controlComponents.test(component) && ref.current !== first) report('ref does not reach the root');
      act(() => root.unmount());
      container.remove();
    }
    expect(
      probedStories.length,
      'No story draws the component itself. Give one story args, or a view through fromView, without a render of its own.',
    ).toBeGreaterThan(0);
    expect(
      reportedNames.has(component.split('/')[1]),
      `data-component="${component.split('/')[1]}" stands on no root, only ${[...reportedNames].join(', ')}`,
    ).toBe(true);
    expectNone(problems, 'Hand ref, className and ...rest to the root wherever the component returns one:');
  });

  test('no two stories draw the same', () => {
    const seen = new Map<string, string>();
    for (const story of own.filter(({ played }) => !played)) {
      const html = serverHtml(story);
      expect(
        seen.get(html),
        `${story.name} draws what this one draws; take one away, or show the difference`,
      ).toBeUndefined();
      seen.set(html, story.name);
    }
  });

  test('each story can be drawn in German', () => {
    for (const story of own) expect(renderOnServer(story.element('de'))).not.toBe('');
  });
});
