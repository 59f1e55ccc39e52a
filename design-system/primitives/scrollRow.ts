import { color, space } from '@afterglow/tokens';
import { css, keyframes } from 'styled-components';

const fade = css`linear-gradient(90deg, transparent, ${color.text} ${space[8]}, ${color.text} calc(100% - ${space[8]}), transparent)`;

/** The mask is as wide as the row, and a fade wider at an end that is reached, so that it lies outside there. */
const ends = keyframes`
  0% {
    mask: ${fade} calc(-1 * ${space[8]}) 0 / calc(100% + ${space[8]}) 100%;
  }
  10%, 90% {
    mask: ${fade} 0 0 / 100% 100%;
  }
  100% {
    mask: ${fade} 0 0 / calc(100% + ${space[8]}) 100%;
  }
`;

/**
 * A list in one line that scrolls sideways where it is too long: what is chosen is in sight with a part of its neighbours, and an
 * end beyond which there is more fades.
 */
export const scrollRow = css`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space[14]};
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  > li:has([aria-current]) {
    scroll-initial-target: nearest;
  }

  @supports (animation-timeline: scroll()) {
    animation: ${ends} linear both;
    animation-timeline: scroll(self inline);

    &:dir(rtl) {
      animation-direction: reverse;
    }
  }

  /* Where nothing follows the scrolling, the end alone fades, and the row has that much room behind its last part. */
  @supports not (animation-timeline: scroll()) {
    mask: linear-gradient(90deg, ${color.text} calc(100% - ${space[8]}), transparent);

    &:dir(rtl) {
      mask: linear-gradient(270deg, ${color.text} calc(100% - ${space[8]}), transparent);
    }

    &::after {
      flex: 0 0 ${space[6]};
      content: '';
    }
  }
`;
