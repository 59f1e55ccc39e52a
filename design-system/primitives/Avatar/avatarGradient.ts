import { color } from '@afterglow/tokens';
import { css } from 'styled-components';

/** Behind a letter that stands in for a face: the sky of the mark, in the theme's own light. In a list its light falls from three sides. */
export const avatarGradient = css`
  background: linear-gradient(
    var(--dusk, 160deg),
    color-mix(in oklab, ${color.orbPlum} 42%, ${color.high}),
    color-mix(in oklab, ${color.orbRose} 36%, ${color.high}) 58%,
    color-mix(in oklab, ${color.orbGold} 38%, ${color.high})
  );
  color: ${color.text};

  li:nth-child(3n + 2) & {
    --dusk: 225deg;
  }
  li:nth-child(3n) & {
    --dusk: 95deg;
  }
`;
