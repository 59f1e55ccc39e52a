import { color, space } from '@afterglow/tokens';
import { css, keyframes } from 'styled-components';

/**
 * While an end is reached, the mask is one fade wider than the row, so that the fade at that end is outside the row.
 */
const ends = keyframes`
  0% {
    mask: var(--fade) calc(-1 * ${space[8]}) 0 / calc(100% + ${space[8]}) 100%;
  }
  10%, 90% {
    mask: var(--fade) 0 0 / 100% 100%;
  }
  100% {
    mask: var(--fade) 0 0 / calc(100% + ${space[8]}) 100%;
  }
`;

/**
 * A single-line list that scrolls horizontally: the selected item is in view with part of its neighbours, and an end
 * with hidden items fades out.
 */
export const scrollRow = css`
  --fade: linear-gradient(
    90deg,
    transparent,
    ${color.text} ${space[8]},
    ${color.text} calc(100% - ${space[8]}),
    transparent
  );
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space[14]};
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  & [data-part='scroll-row-item'] {
    flex: none;
  }

  & [data-part='scroll-row-item'][data-current] {
    scroll-initial-target: nearest;
  }

  @supports (animation-timeline: scroll()) {
    animation: ${ends} linear both;
    animation-timeline: scroll(self inline);

    &:dir(rtl) {
      animation-direction: reverse;
    }
  }

  /* Without scroll-driven animations only the end fades, and the row has that much padding after its last item. */
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
