import { container, size } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface CardGridProps extends ComponentProps<'div'> {
  /**
   * Number of columns on phones: `one` for channels, `two` for playlists and members. `tiles`: 2, 4 or 8 columns, so
   * that eight cards fill whole rows.
   */
  'data-columns': 'one' | 'two' | 'tiles';
}

/** A responsive grid of cards other than videos. `children` are `<li>` elements. */
export function CardGrid({ children, ...rest }: CardGridProps) {
  return (
    <Root data-component="CardGrid" {...rest}>
      <ul data-part="card-grid-list">{children}</ul>
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;

  & [data-part='card-grid-list'] {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: ${size.gridRow} ${size.gridColumn};
  }
  &[data-columns='one'] [data-part='card-grid-list'] {
    --columns: 1;
    row-gap: ${size.gridColumn};
  }
  &[data-columns='two'] [data-part='card-grid-list'],
  &[data-columns='tiles'] [data-part='card-grid-list'] {
    --columns: 2;
  }

  @container ${container.three} {
    &[data-columns='tiles'] [data-part='card-grid-list'] {
      --columns: 4;
    }
    &[data-columns='one'] [data-part='card-grid-list'] {
      --columns: 2;
    }
    &[data-columns='two'] [data-part='card-grid-list'] {
      --columns: 3;
    }
  }
  @container ${container.four} {
    &[data-columns='one'] [data-part='card-grid-list'] {
      --columns: 3;
    }
    &[data-columns='two'] [data-part='card-grid-list'] {
      --columns: 4;
    }
  }
  @container ${container.five} {
    &[data-columns='tiles'] [data-part='card-grid-list'] {
      --columns: 8;
    }
    &[data-columns='one'] [data-part='card-grid-list'] {
      --columns: 4;
    }
    &[data-columns='two'] [data-part='card-grid-list'] {
      --columns: 5;
    }
  }
  @container ${container.six} {
    &[data-columns='one'] [data-part='card-grid-list'] {
      --columns: 5;
    }
    &[data-columns='two'] [data-part='card-grid-list'] {
      --columns: 6;
    }
  }
`;
