import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import styled from 'styled-components';
import { views } from 'virtual:component-facts';
import { color, font, radius, size, space } from '@afterglow/tokens';
import { toWords, type Story } from '../storyModule.ts';
import { importOf } from './importOf.ts';
import { printJsx } from './jsx.ts';
import { Lead, Part, PartTitle } from './parts.tsx';
import { schemeOf } from './theme.ts';
import { useGlobals } from './useGlobals.ts';

interface CodeProps {
  component: string;
  group: string;
  stories: readonly { name: string; story: Story }[];
}

/** Code of a component to copy: its import, and the JSX of the state that is chosen. */
export function Code({ component, group, stories }: CodeProps) {
  const { theme } = useGlobals();
  const [chosen, setChosen] = useState(stories[0]?.name);
  const story = stories.find(({ name }) => name === chosen)?.story;
  const code = `${importOf(group, component)}\n\n${printJsx(component, { ...story?.meta.input.args, ...story?.input.args })}`;
  return (
    <Part>
      <PartTitle id="code">Code</PartTitle>
      <Choice>
        State
        <select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          {stories.map(({ name }) => (
            <option key={name} value={name}>
              {toWords(name)}
            </option>
          ))}
        </select>
      </Choice>
      <Source code={code} language="tsx" dark={schemeOf(theme) === 'dark'} />
      {views.includes(component) && (
        <Lead as="p">
          Its view makes these props of an entity and a reader:{' '}
          <code>@afterglow/design-system/{`${group}/${component}`}/view</code>.
        </Lead>
      )}
    </Part>
  );
}

const Choice = styled.label`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  font: ${font.label};
  & select {
    min-block-size: ${size.control};
    padding-inline: ${space[3]};
    border: 1px solid ${color.edge};
    border-radius: ${radius.field};
    background: ${color.raised};
    color: ${color.text};
    font: ${font.field};
  }
`;
