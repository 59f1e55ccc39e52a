import { color, font, radius, space } from '@afterglow/tokens';
import { css } from 'styled-components';

/** The number of what is unread, in the accent's colour; wider for several digits. */
export const unreadCount = css`
  min-inline-size: ${space[5]};
  padding-inline: ${space[1]};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  font: ${font.badge};
  line-height: ${space[5]};
  font-variant-numeric: tabular-nums;
  text-align: center;
  /* The browser would paint a backplate behind the number, in its own colour. */
  forced-color-adjust: none;
`;
