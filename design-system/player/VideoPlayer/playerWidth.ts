import { css } from 'styled-components';

/** Sets `--player`, the widest that a 16:9 player can be in 72 % of the window's height: the title stays in sight. */
export const playerWidth = css`
  /* stylelint-disable-next-line declaration-property-value-disallowed-list -- the token format cannot say a share of the window */
  --player: calc(72vh * 16 / 9);
`;
