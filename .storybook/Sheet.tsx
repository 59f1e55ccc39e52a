import { color, font, size, space } from '@afterglow/tokens';
import styled, { css } from 'styled-components';
import { guidanceOf } from '@afterglow/design-system/groups/guidance';
import { Interaction } from './Interaction.tsx';
import { renderStory, storiesOf, tagOf, toWords, type StoryContext } from './storyModule.ts';

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

interface SheetProps {
  /** Name of the component, such as `VideoCard`. */
  component: string;
  /** The module of its stories. */
  stories: object;
  context: StoryContext;
  /** Small components are laid out side by side, all others stacked. */
  small?: boolean;
}

/**
 * All states of a component on one page, each below its name, and its look under a pointer or a finger. States that
 * need a play function get a snapshot of their own.
 */
export function Sheet({ component, stories, context, small }: SheetProps) {
  const states = storiesOf(stories);
  const interaction = guidanceOf(component)?.interaction;
  // The language of the document is set only after the first render.
  const language = tagOf(String(context.globals['locale']));
  return (
    <States data-small={small || undefined}>
      {states
        .filter(({ story }) => story.input.play === undefined)
        .map(({ name, story }) => (
          <section key={name} aria-label={toWords(name)} lang="en">
            <p data-part="sheet-name">{toWords(name)}</p>
            <div data-part="sheet-state" lang={language}>
              {renderStory(story, context)}
            </div>
          </section>
        ))}
      {interaction && <Interaction {...interaction} stories={states} context={context} small={small} />}
    </States>
  );
}

/** Styles of a sheet: states below each other, each below its name. */
export const sheetStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${space[4]};

  /* A screenshot of the whole sheet includes what nobody has scrolled to. */
  & * {
    content-visibility: visible !important;
  }
  & [data-part='sheet-name'] {
    padding-block-end: ${space[1]};
    border-block-end: 1px solid ${color.line};
    color: ${color.soft};
    font: ${font.meta};
  }
  /* Room above the state itself, as a phone's player extends over the padding of its page. */
  & [data-part='sheet-state'] {
    padding-block-start: ${space[3]};
  }
`;

const States = styled.div`
  ${sheetStyles}
  gap: ${space[8]};

  &[data-small] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(${size.card} * 0.9)), 1fr));
    gap: ${space[6]};
  }
`;
