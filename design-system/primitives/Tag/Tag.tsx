import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface TagProps extends ComponentProps<'a'> {
  href: string;
}

/** A user-given keyword that links to a search for it. Smaller and less prominent than a Chip. */
export function Tag({ children, ...rest }: TagProps) {
  return (
    <Root {...rest} data-component="Tag">
      <i data-part="tag-sign" aria-hidden="true">
        #
      </i>
      {children}
    </Root>
  );
}

const Root = styled.a`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.half};
  align-content: center;
  align-items: baseline;
  min-block-size: ${size.controlSmall};
  max-inline-size: 100%;
  padding: ${space.half} ${space[2]};
  border-radius: ${radius.small};
  background: ${color.high};
  color: ${color.soft};
  font: ${font.meta};
  text-decoration: none;
  overflow-wrap: anywhere;

  [data-part='tag-sign'] {
    color: ${color.faint};
    font-style: normal;
  }

  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;
