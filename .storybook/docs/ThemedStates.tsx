import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space } from '@afterglow/tokens';
import { Sheet } from '../Sheet.tsx';
import { readableStatesOf, themesOf } from '../stateTags.ts';
import { storiesOf, type StoryContext } from '../storyModule.ts';
import type { SheetLayout } from '../titles.ts';

interface ThemedStatesProps {
  component: string;
  stories: object;
  context: StoryContext;
  layout?: SheetLayout | undefined;
}

/** The states of a component on its page: all of them, or by theme with the first one open if they are many. */
export function ThemedStates({ stories, ...rest }: ThemedStatesProps) {
  const names = storiesOf(stories).flatMap(({ name, story }) => (story.input.play === undefined ? [name] : []));
  if (names.length <= readableStatesOf(rest.component)) return <Sheet stories={stories} {...rest} />;
  return themesOf(names).map(({ tag, title, names: only }, place) => (
    <Fold key={tag} title={`${title} (${only.length})`} isFirst={place === 0}>
      <Sheet stories={stories} {...rest} only={only} />
    </Fold>
  ));
}

/** States that are rendered once somebody opens them. */
function Fold({ title, isFirst, children }: { title: string; isFirst: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isFirst);
  return (
    <Root open={isFirst} onToggle={({ currentTarget }) => setWasOpen((before) => before || currentTarget.open)}>
      <summary lang="en" data-part="states-title">
        {title}
      </summary>
      {wasOpen && children}
    </Root>
  );
}

const Root = styled.details`
  border-block-end: 1px solid ${color.line};
  & [data-part='states-title'] {
    padding: ${space[3]} ${space[4]};
    color: ${color.text};
    cursor: pointer;
    font: ${font.label};
  }
`;
