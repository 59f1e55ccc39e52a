import { size, space } from '@afterglow/tokens';
import { css } from 'styled-components';

/** Layout of a button and its message: the message is below the button, or in a bar across its whole width. */
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
