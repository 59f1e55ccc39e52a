import { css } from 'styled-components';

/**
 * Laid out only when it comes near the window, where what is skipped is still read out: Firefox leaves it out of the
 * accessibility tree, so that a screen reader's lists of links and landmarks lack it.
 */
export const skipped = css`
  @supports not (-moz-appearance: none) {
    content-visibility: auto;
  }
`;
