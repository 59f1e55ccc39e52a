import { color, font, size, space } from '@afterglow/tokens';
import { createElement, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';

type Context = Parameters<Decorator>[1];
type Render = (args: object, context: Context) => ReactNode;
type Decorator = (Story: ComponentType, context: { globals: Record<string, unknown> }) => ReactNode;

interface Input {
  args?: object;
  render?: Render;
  decorators?: Decorator | Decorator[];
  play?: unknown;
}

interface Story {
  input: Input;
  meta: { input: Input & { component: ComponentType<object> } };
}

const list = (one: Decorator | Decorator[] | undefined): Decorator[] => (one === undefined ? [] : [one].flat());

/** The story as Storybook renders it, without the global decorators, which the sheet already has. */
function renderStory({ input, meta }: Story, context: Context): ReactNode {
  const args = { ...meta.input.args, ...input.args };
  const render = input.render ?? meta.input.render;
  const Inner = () => (render ? render(args, context) : createElement(meta.input.component, args));
  const Decorated = [...list(input.decorators), ...list(meta.input.decorators)].reduce<ComponentType>(
    (Story, decorate) => () => decorate(Story, context),
    Inner,
  );
  return <Decorated />;
}

/**
 * Rules for whole pages, which do not apply to many states stacked on one page; each story is checked against them by
 * itself.
 */
export const ofPages = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'heading-order',
].map((id) => ({ id, enabled: false }));

/** `NothingFitsTheFilters` as words. */
const toWords = (name: string): string =>
  name
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/^(.)(.*)$/, (_, first: string, rest: string) => first + rest.toLowerCase());

// Storybook adds the export order to a module of stories; the type it gives each story is not public.
interface Stories {
  __namedExportsOrder?: string[];
  [name: string]: Story | string[] | undefined;
}

interface SheetProps {
  /** A module of stories. */
  stories: object;
  context: Context;
  /** Small components are laid out side by side, all others stacked. */
  small?: boolean;
}

/**
 * All states of a component on one page, each under its name. States that need a play function get a snapshot of their
 * own.
 */
export function Sheet({ stories, context, small }: SheetProps) {
  const { __namedExportsOrder: order = Object.keys(stories), ...exported } = stories as Stories;
  const states = order.flatMap((name) => {
    const story = exported[name];
    return story && 'input' in story && story.input.play === undefined ? [{ name, story }] : [];
  });
  return (
    <States data-small={small || undefined}>
      {states.map(({ name, story }) => (
        <section key={name} aria-label={toWords(name)} lang="en">
          <p data-part="sheet-name">{toWords(name)}</p>
          <div data-part="sheet-state" lang={document.documentElement.lang}>
            {renderStory(story, context)}
          </div>
        </section>
      ))}
    </States>
  );
}

const States = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding: ${space[4]};

  &[data-small] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${size.side}), 1fr));
    gap: ${space[6]};
  }
  /* A photograph of the whole sheet shows what nobody has scrolled to, too. */
  & * {
    content-visibility: visible !important;
  }
  & [data-part='sheet-name'] {
    padding-block-end: ${space[1]};
    border-block-end: 1px solid ${color.line};
    color: ${color.soft};
    font: ${font.meta};
  }
  /* Beside the state, not before it: a phone's player runs over the padding of its page. */
  & [data-part='sheet-state'] {
    padding-block-start: ${space[3]};
  }
`;
