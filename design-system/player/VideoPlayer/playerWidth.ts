import { css } from 'styled-components';

/**
 * Sets `--player`, the greatest width of a 16:9 player within 72 % of the window's height, so that the title stays in
 * view.
 */
export const playerWidth = css`
  /* stylelint-disable-next-line declaration-property-value-disallowed-list -- the token format cannot express a share of the window */
  --player: calc(72vh * 16 / 9);
`;
