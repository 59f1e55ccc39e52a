import { size } from '@afterglow/tokens';
import { css } from 'styled-components';

/**
 * At least as high as the window, so that the footer is below it while the page is loading and afterwards. For pages
 * whose height is known only in the browser.
 */
export const fillWindow = css`
  align-content: start;
  min-block-size: calc(100lvh - ${size.header});
`;
