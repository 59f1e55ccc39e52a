import { size, space } from '@afterglow/tokens';
import { css } from 'styled-components';

/** The box of an action and of its message: beneath it, or in a bar over the whole width of that. */
export const actionRoot = css`
  display: inline-grid;
  justify-items: start;
  gap: ${space[2]};
  max-inline-size: 100%;

  & [data-part='action-message'] {
    max-inline-size: ${size.menu};
  }
  &[data-layout='bar'] {
    display: contents;
  }
  &[data-layout='bar'] [data-part='action-message'] {
    flex: 0 0 100%;
    grid-column: 1 / -1;
    order: 1;
    max-inline-size: none;
  }
`;
