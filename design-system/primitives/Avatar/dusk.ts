import { color } from '@afterglow/tokens';
import { css } from 'styled-components';

/** Behind a letter that stands in for a face: the sky of the mark, in the theme's own light. */
export const dusk = css`
  background: linear-gradient(
    160deg,
    color-mix(in oklab, ${color.orbPlum} 42%, ${color.high}),
    color-mix(in oklab, ${color.orbRose} 36%, ${color.high}) 58%,
    color-mix(in oklab, ${color.orbGold} 38%, ${color.high})
  );
  color: ${color.text};
`;
