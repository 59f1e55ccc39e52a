import { color, font, size, space } from '@afterglow/tokens';
import { useLayoutEffect } from 'react';
import styled from 'styled-components';
import type { InteractionRows } from '@afterglow/design-system/groups/guidanceTypes';
import { allowForcedStates, type ForcedState } from './forceStates.ts';
import { renderStory, tagOf, toWords, type Story, type StoryContext } from './storyModule.ts';

const states: { label: string; forced: readonly ForcedState[]; more?: object }[] = [
  { label: 'At rest', forced: [] },
  { label: 'Hover', forced: ['hover'] },
  { label: 'Focus', forced: ['focus'] },
  { label: 'Pressed', forced: ['hover', 'pressed'] },
];
const disabled = { label: 'Disabled', forced: [], more: { disabled: true } };

interface InteractionProps extends InteractionRows {
  stories: readonly { name: string; story: Story }[];
  context: StoryContext;
  small?: boolean | undefined;
}

/** Shows a control at rest, under a pointer, with keyboard focus, pressed and disabled, one row for each story. */
export function Interaction({ of, canBeDisabled = false, stories, context, small }: InteractionProps) {
  // Runs after the components of the rows have added their rules.
  useLayoutEffect(allowForcedStates);
  return (
    <>
      {of.map((name) => {
        const story = stories.find((one) => one.name === name)?.story;
        if (!story) throw new Error(`There is no story "${name}" to show the interaction of.`);
        return (
          <Row
            key={name}
            aria-label={`${toWords(name)}, in use`}
            lang="en"
            data-small={small || undefined}
            data-states={states.length + (canBeDisabled ? 1 : 0)}
          >
            <p data-part="interaction-name">{toWords(name)}, in use</p>
            {[...states, ...(canBeDisabled ? [disabled] : [])].map(({ label, forced, more }) => (
              <div key={label}>
                <p data-part="interaction-state">{label}</p>
                <div data-forced={forced.join(' ') || undefined} lang={tagOf(String(context.globals['locale']))}>
                  {renderStory(story, context, more)}
                </div>
              </div>
            ))}
          </Row>
        );
      })}
    </>
  );
}

const Row = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  grid-column: 1 / -1;

  &[data-small] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(${size.side} / 2)), 1fr));
  }
  &[data-small][data-states='5'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(${size.side} * 0.38)), 1fr));
  }
  & [data-part='interaction-name'] {
    grid-column: 1 / -1;
    padding-block-end: ${space[1]};
    border-block-end: 1px solid ${color.line};
    color: ${color.soft};
    font: ${font.meta};
  }
  & [data-part='interaction-state'] {
    padding-block-end: ${space[2]};
    color: ${color.soft};
    font: ${font.fine};
  }
`;
