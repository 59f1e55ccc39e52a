import { media, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Chip } from '../../primitives/Chip/Chip.tsx';

export interface ChipLink {
  label: string;
  href: string;
}

export interface ChipListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** In display order. */
  links: readonly ChipLink[];
  /** `two`: shows about two lines at every width, for a row that links to the complete list. */
  'data-rows'?: 'two';
}

/** A row of short links of one kind: categories, models or tags. */
export function ChipList({ links, ...rest }: ChipListProps) {
  return (
    <Root {...rest} data-component="ChipList">
      {links.map(({ label, href }) => (
        <li data-part="chip-list-item" key={label}>
          <Chip href={href}>
            <bdi data-part="chip-list-label">{label}</bdi>
          </Chip>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & [data-part='chip-list-item'] {
    max-inline-size: 100%;
  }
  & [data-part='chip-list-label'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  @media ${media.md} {
    &[data-rows='two'] [data-part='chip-list-item']:nth-child(n + 13) {
      display: none;
    }
  }
  @media ${media.xs} {
    &[data-rows='two'] [data-part='chip-list-item']:nth-child(n + 5) {
      display: none;
    }
  }
`;
