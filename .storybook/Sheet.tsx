import { color, font, size, space } from '@afterglow/tokens';
import styled, { css } from 'styled-components';
import { guidanceOf } from '@afterglow/design-system/groups/guidance';
import { EntryLink } from './docs/EntryLink.tsx';
import { Anchor } from './docs/parts.tsx';
import { Interaction } from './Interaction.tsx';
import type { SheetLayout } from './titles.ts';
import { renderStory, storiesOf, tagOf, toWords, type Story, type StoryContext } from './storyModule.ts';

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
  /** Small components are laid out side by side, forms in columns, all others stacked. */
  layout?: SheetLayout | undefined;
  /** Names of the states to show; all by default. */
  only?: readonly string[] | undefined;
  /** All sheets of the component, if its states are on several. */
  sheets?: readonly SheetEntry[];
}

/** Name and id of a sheet. */
export interface SheetEntry {
  id: string;
  name: string;
}

/** Whether a state is drawn on a sheet: one that is reached by a play function stands by itself. */
const isDrawn = ({ story }: { story: Story }): boolean => story.input.play === undefined;

/**
 * All states of a component on one page, each below its name, and its look under a pointer or a finger. States that
 * need a play function get a snapshot of their own.
 */
export function Sheet({ component, stories, context, layout, only, sheets = [] }: SheetProps) {
  const states = storiesOf(stories);
  const shown = states.filter(isDrawn).filter(({ name }) => only?.includes(name) ?? true);
  // The rows in use belong to the states that they show.
  const interaction = guidanceOf(component)?.interaction;
  const rows = interaction?.of.filter((name) => only?.includes(name) ?? true) ?? [];
  const small = layout === 'small';
  // The language of the document is set only after the first render.
  const language = tagOf(String(context.globals['locale']));
  return (
    <States data-layout={layout}>
      {sheets.length > 0 && <Index sheets={sheets} names={shown.map(({ name }) => name)} />}
      {shown.map(({ name, story }) => (
        <section key={name} id={`state-${name}`} aria-label={toWords(name)} lang="en">
          <p data-part="sheet-name">{toWords(name)}</p>
          <div data-part="sheet-state" lang={language}>
            {renderStory(story, context)}
          </div>
        </section>
      ))}
      {interaction && rows.length > 0 && (
        <Interaction {...interaction} of={rows} stories={states} context={context} small={small} />
      )}
    </States>
  );
}

/** Leads to each state of a long sheet, and to the other sheets of its component. */
const Index = ({ sheets, names }: { sheets: readonly SheetEntry[]; names: readonly string[] }) => (
  <nav data-part="sheet-index" aria-label="States" lang="en">
    <ul data-part="sheet-links">
      {sheets.map(({ id, name }) => (
        <li key={id} data-part="sheet-link">
          <EntryLink id={id}>{name}</EntryLink>
        </li>
      ))}
    </ul>
    <ul data-part="sheet-links">
      {names.map((name) => (
        <li key={name} data-part="sheet-link">
          <Anchor href={`#state-${name}`}>{toWords(name)}</Anchor>
        </li>
      ))}
    </ul>
  </nav>
);

/** Styles of a sheet: states below each other, each below its name. */
export const sheetStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${space[4]};

  /* A screenshot of the whole sheet includes what nobody has scrolled to. */
  & * {
    content-visibility: visible !important;
  }
  & [data-part='sheet-index'] {
    grid-column: 1 / -1;
    font: ${font.meta};
  }
  & [data-part='sheet-links'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[4]};
    margin: 0 0 ${space[2]};
    padding: 0;
    list-style: none;
  }
  & [data-part='sheet-link'] {
    padding-block: ${space[1]};
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

  &[data-layout='small'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(${size.card} * 0.9)), 1fr));
    gap: ${space[6]};
  }
  &[data-layout='columns'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${size.dialogWide}), 1fr));
  }
`;
