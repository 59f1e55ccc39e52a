import { css } from 'styled-components';

/**
 * Box of a picture as wide as its container; its content is positioned absolutely. Its height is a whole number of
 * pixels, so that all rows are equally high: otherwise rounding makes a picture of a later row the largest that is
 * painted.
 */
export const widePicture = css`
  aspect-ratio: 16 / 9;

  @supports (width: round(1px, 1px)) {
    aspect-ratio: auto;
    padding-block-end: round(56.25%, 1px);
  }
`;
