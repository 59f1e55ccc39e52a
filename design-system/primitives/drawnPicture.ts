import { color } from '@afterglow/tokens';
import { css } from 'styled-components';

/**
 * Colours and places of a drawn picture. In a list three skies and five suns alternate, so that neighbours differ.
 * They are quiet, as they also show for a moment while a picture loads.
 */
const variants = css`
  --sky: color-mix(in oklab, ${color.orbPlum} 30%, ${color.high});
  --dawn: color-mix(in oklab, ${color.orbRose} 26%, ${color.high});
  --sun: color-mix(in oklab, ${color.orbGold} 44%, ${color.high});
  --hill: color-mix(in oklab, ${color.orbPlum} 42%, ${color.high});
  --shore: color-mix(in oklab, ${color.orbPlum} 56%, ${color.high});
  --sun-at: 68% 40%;

  li:nth-child(3n + 2) & {
    --sky: color-mix(in oklab, ${color.orbRose} 30%, ${color.high});
    --dawn: color-mix(in oklab, ${color.orbGold} 30%, ${color.high});
  }
  li:nth-child(3n) & {
    --sky: color-mix(in oklab, ${color.orbPlum} 44%, ${color.high});
    --dawn: color-mix(in oklab, ${color.orbPlum} 16%, ${color.high});
  }
  li:nth-child(5n + 2) & {
    --sun-at: 30% 46%;
  }
  li:nth-child(5n + 4) & {
    --sun-at: 50% 34%;
  }
`;

/**
 * Background of a box for a picture: a drawn landscape, which the picture covers. It stands in for one that is missing,
 * that fails or that has not loaded yet, also before scripts.
 */
export const drawnScene = css`
  ${variants}
  background:
    radial-gradient(ellipse 90% 46% at 12% 108%, var(--shore) 99%, transparent),
    radial-gradient(ellipse 80% 58% at 88% 112%, var(--hill) 99%, transparent),
    radial-gradient(
      circle closest-side at var(--sun-at),
      var(--sun) 34%,
      color-mix(in oklab, var(--sun) 34%, transparent) 36%,
      transparent
    ),
    linear-gradient(var(--sky), var(--dawn) 82%);
`;

/** The same for the picture of a person: head and shoulders before that sky. */
export const drawnPerson = css`
  ${variants}
  background:
    radial-gradient(circle closest-side at 50% 40%, var(--shore) 46%, transparent 48%),
    radial-gradient(ellipse 37% 38% at 50% 102%, var(--shore) 98%, transparent),
    linear-gradient(var(--sky), var(--dawn) 82%);
`;
