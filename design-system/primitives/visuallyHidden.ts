import { css } from 'styled-components';

/** Hides text visually but not from the accessibility tree, for a label that some layouts hide. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
