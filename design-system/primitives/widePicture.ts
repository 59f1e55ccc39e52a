import { css } from 'styled-components';

/**
 * The box of a picture as wide as its container; what is in it is placed absolutely. It is a whole number of pixels high,
 * so that the pictures of every row are: otherwise rounding makes one of a later row the largest that is painted.
 */
export const widePicture = css`
  aspect-ratio: 16 / 9;

  @supports (width: round(1px, 1px)) {
    aspect-ratio: auto;
    padding-block-end: round(56.25%, 1px);
  }
`;
