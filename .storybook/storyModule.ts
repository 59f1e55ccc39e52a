import { isLanguage, languages } from '@afterglow/design-system/reader/languages.ts';
import { createElement, type ComponentType, type ReactNode } from 'react';

/** Context that a story is rendered with. */
export interface StoryContext {
  globals: Record<string, unknown>;
}

/** Returns the language tag of a language key of the toolbar. */
export const tagOf = (key: string): string => (isLanguage(key) ? languages[key].tag : key);

type Decorator = (Story: ComponentType, context: StoryContext) => ReactNode;

interface Input {
  args?: object;
  render?: (args: object, context: StoryContext) => ReactNode;
  decorators?: Decorator | Decorator[];
  globals?: { viewport?: { value?: string } };
  play?: unknown;
  parameters?: { docs?: { story?: { height?: string } } };
}

export interface Story {
  input: Input;
  meta: { input: Input & { component: ComponentType<object> } };
}

// Storybook adds the export order to a module of stories; the type it gives each story is not public.
interface StoryModule {
  __namedExportsOrder?: string[];
  [name: string]: Story | string[] | undefined;
}

/** Returns the stories of a module, in the order of the file. */
export function storiesOf(module: object): { name: string; story: Story }[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the exports of a file of stories
  const { __namedExportsOrder: order = Object.keys(module), ...exported } = module as StoryModule;
  return order.flatMap((name) => {
    const story = exported[name];
    return story && 'input' in story ? [{ name, story }] : [];
  });
}

const list = (one: Decorator | Decorator[] | undefined): Decorator[] => (one === undefined ? [] : [one].flat());

/**
 * Renders the story as Storybook does, with further args, but without the global decorators, which the page around it
 * already has.
 */
export function renderStory({ input, meta }: Story, context: StoryContext, more: object = {}): ReactNode {
  const args = { ...meta.input.args, ...input.args, ...more };
  const render = input.render ?? meta.input.render;
  const Inner = () => (render ? render(args, context) : createElement(meta.input.component, args));
  const Decorated = [...list(input.decorators), ...list(meta.input.decorators)].reduce<ComponentType>(
    (Story, decorate) => () => decorate(Story, context),
    Inner,
  );
  return createElement(Decorated);
}

/** Returns a name such as `NothingFitsTheFilters` as words. */
export const toWords = (name: string): string =>
  name
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/^(.)(.*)$/, (_, first: string, rest: string) => first + rest.toLowerCase());
