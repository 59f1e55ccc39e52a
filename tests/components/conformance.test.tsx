// @vitest-environment jsdom
import { format } from 'node:util';
import { render } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guidanceOf } from '../../design-system/groups/guidance.ts';
import { expectNone } from '../tools/expectNone.ts';
import { renderOnServer } from './renderOnServer.ts';
import { loadStories, type Story } from './stories.tsx';
import { variants } from './variants.ts';

vi.mock('@afterglow/storybook/preview', async () => ({ default: (await import('./stories.tsx')).preview }));

const storyFiles = import.meta.glob('../../design-system/**/*.stories.tsx', { eager: true });
const stories = loadStories(storyFiles);
const pageSources = import.meta.glob<string>('../../site/pages/*/*Page.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Screens that show no reply of the API, such as the data on this device, a link to a mailbox, or an empty search. */
const readsNothing = new Set([
  'screens/AccountScreen',
  'screens/ReportScreen',
  'screens/AdvertisingScreen',
  'screens/DeviceScreen',
  'screens/DownloadScreen',
  'screens/HistoryScreen',
  'screens/MailboxScreen',
  'screens/RefusedScreen',
  'screens/SearchLengthScreen',
  'screens/SignInScreen',
]);
const byComponent = [...new Set(stories.map(({ component }) => component))].map(
  (name) => [name, stories.filter(({ component }) => component === name)] as const,
);

const names = new Set(byComponent.map(([name]) => name.split('/')[1]));

/** Fields pass `ref` and all other props to the control, for form libraries; only `className` goes to the root. */
const controlComponents =
  /^primitives\/(TextField|CountedTextField|PasswordField|TextArea|FileField|Select|Checkbox|Radio|Switch|Slider)$/;

/** Console output of the current test. */
let consoleOutput: string[];

beforeEach(() => {
  consoleOutput = [];
  const record = (...words: unknown[]) => void consoleOutput.push(format(...words));
  for (const way of ['error', 'warn', 'log', 'info', 'debug', 'trace'] as const)
    vi.spyOn(console, way).mockImplementation(record);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  expectNone(consoleOutput, 'Unexpected console output; fix its cause:');
});

// The rules stay in memory, because jsdom would parse the whole sheet again for each one. With one sheet, the rules of
// a component are created only once.
const { instance: sheet } = new ServerStyleSheet();
const withSheet = (element: ReactElement) => <StyleSheetManager sheet={sheet}>{element}</StyleSheetManager>;

/** Server-rendered HTML by story. */
const renderedHtml = new Map<Story, string>();

function serverHtml(story: Story): string {
  const html = renderedHtml.get(story) ?? renderOnServer(story.element());
  renderedHtml.set(story, html);
  return html;
}

/** Returns the signature of a story's root element: its tag and attribute names in the server's HTML. */
function rootSignature(story: Story): string {
  // React renders preloads of images first.
  const [, tag, attributes = ''] = /<(?!link\b)([\w-]+)([^>]*)>/.exec(serverHtml(story)) ?? [];
  return [tag, ...[...attributes.matchAll(/data-component="\w+"|[\w-]+(?==)/g)].map(([part]) => part).toSorted()].join(
    ' ',
  );
}

/** Returns one story for each root signature. */
const oneStoryPerRoot = (own: readonly Story[]): Story[] => [
  ...new Map(own.filter((story) => story.props() !== null).map((story) => [rootSignature(story), story])).values(),
];

test('every variant value has a story', () => {
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

test('every stories file has a story', () => {
  expect(stories.length).toBeGreaterThan(50);
  expectNone(
    Object.entries(storyFiles)
      .filter(([, module]) => Object.keys(module as object).length === 0)
      .map(([path]) => path),
    'Add `export const Standard = meta.story(…)` to these, or remove them:',
  );
});

const namesOf = (component: string): Set<string> =>
  new Set(stories.filter((story) => story.component === component).map(({ name }) => name));

test('a screen whose page reads is shown loading and failed', () => {
  const pages = Object.entries(pageSources).filter(([, text]) => /<Frame\b/.test(text));
  const read = pages.flatMap(([, text]) =>
    [...text.matchAll(/design-system\/(screens\/\w+Screen)'/g)].map(([, name]) => name ?? ''),
  );
  expect(read.length).toBeGreaterThan(5);
  const loading = byComponent.map(([name]) => name).filter((name) => namesOf(name).has('Loading'));
  expectNone(
    [...new Set([...read, ...loading])]
      .filter((name) => !readsNothing.has(name))
      .flatMap((name) =>
        ['Loading', 'Failed'].filter((state) => !namesOf(name).has(state)).map((state) => `${name}: ${state}`),
      ),
    'Write these stories:',
  );
});

test('a list that can be empty is shown full and empty', () => {
  const lists = byComponent.filter(([, own]) => own.some((story) => 'nothing' in (story.props() ?? {})));
  expect(lists.length).toBeGreaterThan(5);
  expectNone(
    lists
      .filter(([, own]) => new Set(own.flatMap((story) => story.props()?.['nothing'] === null)).size < 2)
      .map(([name]) => name),
    'Write a story in which `nothing` is null, and one in which it says why the list is empty:',
  );
});

describe.each(byComponent)('%s', (component, own) => {
  test('its forms have names, or are no landmarks', () => {
    const isNamed = (attributes: string) =>
      /\b(?:aria-label|aria-labelledby)="[^"]|\brole="(?:none|search)"/.test(attributes);
    const nameless = own.flatMap((story) =>
      [...serverHtml(story).matchAll(/<form\b([^>]*)>/g)]
        .filter(([, attributes = '']) => !isNamed(attributes))
        .map(([form]) => `${story.name}: ${form}`),
    );
    expectNone(nameless, 'Name these by aria-label or aria-labelledby, or give those of buttons alone role="none":');
  });

  test.each(own.map((story) => [story.name, story] as const))(
    '%s: renders on the server and hydrates without mismatch',
    (_, story) => {
      const html = serverHtml(story);
      expect(html, 'an inline style is dropped by the security policy').not.toMatch(/ style="/);
      expect(html, 'a path of the server is no address').not.toMatch(/file:|node_modules|\/@fs\//);

      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = html;
      const { unmount } = render(withSheet(story.element()), {
        container,
        hydrate: true,
        onRecoverableError: (error) => console.error(error),
      });
      unmount();
    },
  );

  test('ref, className and rest reach the root, which has data-component', () => {
    const problems: string[] = [];
    const reportedNames = new Set<string | null | undefined>();
    const probedStories = oneStoryPerRoot(own);
    for (const story of probedStories) {
      const ref = createRef<Element>();
      const element = story.withProps({ ref, className: 'probe', 'data-probe': 'here' });
      if (!element) continue;
      const { container, unmount } = render(withSheet(element));

      // In a <picture>, the <img> gets all props.
      const outer = container.firstElementChild ?? ref.current;
      const first = outer?.tagName === 'PICTURE' ? outer.querySelector('img') : outer;
      const report = (what: string) => void problems.push(`${story.name}: ${what}`);
      const reportedName = first?.getAttribute('data-component');
      // A failed page passes its props to the error screen.
      reportedNames.add(reportedName);
      if (!names.has(reportedName ?? '')) report(`data-component is ${reportedName}`);
      if (!first?.classList.contains('probe')) report('className does not reach the root');
      if (ref.current?.getAttribute('data-probe') !== 'here') report('ref and the rest do not reach the same element');
      if (!controlComponents.test(component) && ref.current !== first) report('ref does not reach the root');
      unmount();
      container.remove();
    }
    expect(
      probedStories.length,
      'No story renders the component directly. Give one story args, or use fromView, without a custom render.',
    ).toBeGreaterThan(0);
    expect(
      reportedNames.has(component.split('/')[1]),
      `data-component="${component.split('/')[1]}" stands on no root, only ${[...reportedNames].join(', ')}`,
    ).toBe(true);
    expectNone(problems, 'Hand ref, className and ...rest to the root wherever the component returns one:');
  });

  test('what is chosen stays chosen where all states stand on one page', () => {
    // Most components have no radios, and a page with all states takes long to parse.
    if (!own.some((story) => /type="radio"/.test(serverHtml(story)))) return;
    const page = document.body.appendChild(document.createElement('div'));
    // A sheet shows some stories several times: at rest, under a pointer, with the keyboard.
    const inUse = own.filter(({ name }) => guidanceOf(component.split('/')[1] ?? '')?.interaction?.of.includes(name));
    for (const story of [...own.filter(({ played }) => !played), ...inUse]) {
      const state = page.appendChild(document.createElement('div'));
      state.title = story.name;
      state.innerHTML = serverHtml(story);
    }
    const groups = new Map<HTMLFormElement | null, Map<string, string[]>>();
    for (const radio of page.querySelectorAll<HTMLInputElement>('input[type="radio"][checked]')) {
      const group = groups.get(radio.form) ?? new Map<string, string[]>();
      const state = radio.closest<HTMLElement>('div[title]')?.title ?? '';
      groups.set(radio.form, group.set(radio.name, [...(group.get(radio.name) ?? []), state]));
    }
    expectNone(
      [...groups.values()].flatMap((group) =>
        [...group].filter(([, states]) => states.length > 1).map(([name, states]) => `${name}: ${states.join(', ')}`),
      ),
      'Of radios of one name and form only one is chosen; give each of these a name or a form of its own:',
    );
  });

  test('no two stories render the same HTML', () => {
    const seen = new Map<string, string>();
    for (const story of own.filter(({ played }) => !played)) {
      const html = serverHtml(story);
      expect(
        seen.get(html),
        `${story.name} renders the same HTML as this one; remove one, or show the difference`,
      ).toBeUndefined();
      seen.set(html, story.name);
    }
  });

  test('each story renders in German', () => {
    for (const story of own) expect(renderOnServer(story.element('de'))).not.toBe('');
  });
});
