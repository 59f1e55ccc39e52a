import { css } from 'styled-components';

/**
 * Skips the layout until the element is near the viewport, in browsers that still expose it to screen readers. Firefox
 * removes skipped elements from the accessibility tree, so that a screen reader's lists of links and landmarks lack
 * them.
 */
export const skipped = css`
  @supports not (-moz-appearance: none) {
    content-visibility: auto;
  }
`;
