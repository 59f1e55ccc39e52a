import { color, font, radius, size, space } from '@afterglow/tokens';
import { css } from 'styled-components';

/** A quiet box among the fields, for the rules and for the progress of a file. */
export const panel = css`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  color: ${color.soft};
  font: ${font.small};
`;
