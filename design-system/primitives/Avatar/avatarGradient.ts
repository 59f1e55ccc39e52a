import { color, media } from '@afterglow/tokens';
import { css } from 'styled-components';

/**
 * Background of the fallback letter: the sky of the logo in theme colours. In a list the light direction alternates
 * between three.
 */
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
  @media ${media.forcedColors} {
    border: 1px solid;
  }
`;
