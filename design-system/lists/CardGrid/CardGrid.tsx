import { container, size } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface CardGridProps extends ComponentProps<'div'> {
  /** Number of columns on phones: one for channels, two for playlists and members. */
  'data-columns': 'one' | 'two';
}

/** A responsive grid of cards other than videos. `children` are `<li>` elements. */
export function CardGrid({ children, ...rest }: CardGridProps) {
  return (
    <Root data-component="CardGrid" {...rest}>
      <ul>{children}</ul>
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;

  & > ul {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: ${size.gridRow} ${size.gridColumn};
  }
  &[data-columns='one'] > ul {
    --columns: 1;
    row-gap: ${size.gridColumn};
  }
  &[data-columns='two'] > ul {
    --columns: 2;
  }
  & > ul > li {
    min-inline-size: 0;
  }

  @container ${container.three} {
    &[data-columns='one'] > ul {
      --columns: 2;
    }
    &[data-columns='two'] > ul {
      --columns: 3;
    }
  }
  @container ${container.four} {
    &[data-columns='one'] > ul {
      --columns: 3;
    }
    &[data-columns='two'] > ul {
      --columns: 4;
    }
  }
  @container ${container.five} {
    &[data-columns='one'] > ul {
      --columns: 4;
    }
    &[data-columns='two'] > ul {
      --columns: 5;
    }
  }
  @container ${container.six} {
    &[data-columns='one'] > ul {
      --columns: 5;
    }
    &[data-columns='two'] > ul {
      --columns: 6;
    }
  }
`;
