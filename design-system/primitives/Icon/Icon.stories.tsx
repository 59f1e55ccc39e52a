import { color, font, size, space } from '@afterglow/tokens';
import preview from '@afterglow/storybook/preview';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import { icons, type IconName } from './icons.ts';

const meta = preview.meta({ component: Icon });

export const Small = meta.story({ args: { name: 'search', size: 'small' } });
export const Medium = meta.story({ args: { name: 'search', size: 'medium' } });
export const Large = meta.story({ args: { name: 'search', size: 'large' } });
export const Filled = meta.story({ args: { name: 'heart', filled: true } });

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table that the type is made from
const names = Object.keys(icons) as IconName[];

/** Every icon under its name. */
export const All = meta.story({
  args: { name: 'search' },
  render: () => (
    <Board>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} size="large" />
          {name}
        </li>
      ))}
    </Board>
  ),
});

const Board = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(${size.touch} * 1.6), 1fr));
  gap: ${space[4]} ${space[2]};
  color: ${color.soft};
  font: ${font.fine};

  > li {
    display: grid;
    gap: ${space[2]};
    justify-items: center;
  }
`;
