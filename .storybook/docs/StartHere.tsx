import styled from 'styled-components';
import { color, font, radius, size, space } from '@afterglow/tokens';
import { EntryLink } from './EntryLink.tsx';

/** Entries to start with, by role: the id of each entry and the text of its link. */
const ways = [
  {
    who: 'Designer',
    steps: [
      ['tokens--docs', 'Colours, type and sizes'],
      ['layout-and-shells--docs', 'Layout, grid and shells'],
      ['patterns-loading--docs', 'Patterns: what parts do together'],
      ['design-kit--docs', 'Design kit: tokens, icons and sheets as files'],
    ],
  },
  {
    who: 'Developer',
    steps: [
      ['all-components--docs', 'All components, with code to copy'],
      ['how-to-write-a-story--docs', 'How to write a story'],
      ['voice-and-words--docs', 'Voice and words'],
      ['releases--docs', 'What each version changed'],
    ],
  },
  {
    who: 'QA',
    steps: [
      ['pages-homepage--everyday', 'A whole page: change country, role, network and clock above it'],
      ['screens-videoscreen--all-states', 'All states of a screen'],
      ['accessibility--docs', 'Accessibility: what was tried, and the gaps'],
      ['patterns-refused-missing-failed--docs', 'Refused, missing, failed'],
    ],
  },
] as const;

/** Three short lists of where to begin. */
export function StartHere() {
  return (
    <Ways>
      {ways.map(({ who, steps }) => (
        <section key={who} aria-label={who} data-part="start-way">
          <h3 data-part="start-who">{who}</h3>
          <ul data-part="start-steps">
            {steps.map(([id, says]) => (
              <li key={id}>
                <EntryLink id={id}>{says}</EntryLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Ways>
  );
}

const groups = [
  ['primitives', 'Primitives', 'what is pressed, filled in, looked at, and what opens above the page'],
  ['layout', 'Layout', 'header, footer and the frame of a page'],
  ['cards', 'Cards', 'one video, model, channel, playlist or member'],
  ['lists', 'Lists', 'many of them'],
  ['filters', 'Filters', 'what narrows many of them'],
  ['facts', 'Facts', 'what one learns of one of them'],
  ['actions', 'Actions', 'what a visitor does to it'],
  ['player', 'Player', 'the video itself'],
  ['forms', 'Forms', 'what a visitor fills in'],
  ['feedback', 'Feedback', 'what the site says by itself, or in place of what was asked for'],
  ['modals', 'Modals', 'what it asks above a page'],
  ['age-gate', 'Age gate', 'what stands before everything else'],
  ['screens', 'Screens', 'whole pages without the header and the footer'],
] as const;

/** The groups of the library, each with its page. */
export function Groups() {
  return (
    <GroupList>
      {groups.map(([group, title, says]) => (
        <li key={group} data-part="start-group">
          <EntryLink id={`${group}-about--docs`}>{title}</EntryLink>
          <span>{says}</span>
        </li>
      ))}
    </GroupList>
  );
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${size.menu}), 1fr));
  gap: ${space[4]};
  & [data-part='start-way'] {
    padding: ${space[4]} ${space[5]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.raised};
    font: ${font.body};
  }
  & [data-part='start-who'] {
    margin: 0 0 ${space[2]};
    color: ${color.text};
    font: ${font.cardTitle};
  }
  & [data-part='start-steps'] {
    display: grid;
    gap: ${space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const GroupList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${size.side}), 1fr));
  gap: ${space[2]} ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.soft};
  font: ${font.body};
  & [data-part='start-group'] {
    display: grid;
    align-content: start;
  }
`;
