import { size, space } from '@afterglow/tokens';
import { css } from 'styled-components';

/** Row of filters on a phone: a single line that scrolls, from edge to edge of the page, with room for focus rings. */
export const filterRow = css`
  position: static;
  flex-wrap: nowrap;
  margin: calc(-1 * ${space[1]}) calc(-1 * ${size.pagePadding});
  padding: ${space[1]} ${size.pagePadding};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

/** Panel below such a row, as wide as the page. */
export const filterPanel = css`
  inset-block-start: auto;
  inset-inline: 0;
  inline-size: auto;
  max-inline-size: none;
  margin-block-start: ${space[2]};
`;
