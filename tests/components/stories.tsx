import {
  cloneElement,
  createElement,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import { readerFor } from '@afterglow/design-system/reader/readerFor.ts';

type Render = (args: object, context: { globals: { locale: string } }) => ReactNode;
type Decorator = (Story: ComponentType) => ReactNode;

interface StoryInput {
  args?: object;
  render?: Render;
  decorators?: Decorator | Decorator[];
  play?: unknown;
}

export interface MetaInput extends StoryInput {
  component: ComponentType<Record<string, unknown>>;
}

export interface Story {
  /** Path of the component: `cards/VideoCard`. */
  component: string;
  name: string;
  played: boolean;
  /** Renders the story as Storybook does, in a language of the site. */
  element: (language?: string) => ReactElement;
  /** Renders the bare component with additional props; null if the story renders something around it. */
  withProps: (more: object) => ReactElement | null;
  /** Returns the props of the component; null if the story renders something around it. */
  props: () => Record<string, unknown> | null;
}

/** Mock of Storybook's preview that only records stories. */
export const preview = {
  meta: (meta: MetaInput) => ({ meta, story: (input: StoryInput) => ({ meta, input }) }),
};

const reader = readerFor('en');
const toArray = (one: Decorator | Decorator[] | undefined): Decorator[] => (one === undefined ? [] : [one].flat());

function renderStory(meta: MetaInput, input: StoryInput, language: string): ReactNode {
  const args = { ...meta.args, ...input.args };
  const render = input.render ?? meta.render;
  return render ? render(args, { globals: { locale: language } }) : createElement(meta.component, args);
}

/** Returns the component's element; null if the story renders something around it. */
function componentElement(meta: MetaInput, input: StoryInput): ReactElement<Record<string, unknown>> | null {
  const element = renderStory(meta, input, 'en');
  return isValidElement<Record<string, unknown>>(element) && element.type === meta.component ? element : null;
}

function toStory(component: string, name: string, meta: MetaInput, input: StoryInput): Story {
  return {
    component,
    name,
    played: input.play !== undefined,
    element: (language = 'en') => {
      const Inner = () => renderStory(meta, input, language);
      const Decorated = [...toArray(input.decorators), ...toArray(meta.decorators)].reduce<ComponentType>(
        (Story, decorate) => () => decorate(Story),
        Inner,
      );
      return (
        <ReaderProvider reader={language === 'en' ? reader : readerFor(language)}>
          <Decorated />
        </ReaderProvider>
      );
    },
    withProps: (more) => {
      const element = componentElement(meta, input);
      return element && <ReaderProvider reader={reader}>{cloneElement(element, more)}</ReaderProvider>;
    },
    props: () => componentElement(meta, input)?.props ?? null,
  };
}

/** Returns every story in the files that `import.meta.glob` found. */
export function loadStories(files: Record<string, unknown>): Story[] {
  return Object.entries(files).flatMap(([path, module]) => {
    const component = path.replace(/^.*design-system\/([^/]+\/[^/]+)\/.*$/, '$1');
    // Story modules export only stories, in the shape of the mock above.
    return Object.entries(module as Record<string, { meta: MetaInput; input: StoryInput }>).map(
      ([name, { meta, input }]) => toStory(component, name, meta, input),
    );
  });
}
