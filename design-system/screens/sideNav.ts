import { color, font, size, space } from '@afterglow/tokens';
import { css } from 'styled-components';

/** Two columns: links to the parts of a page, which stay in view by `sideNav`, and the content beside them. */
export const besideNav = css`
  display: grid;
  grid-template-columns: ${size.menu} minmax(0, ${size.reading});
  gap: ${space[12]};
  align-items: start;
`;

export const sideNav = css`
  position: sticky;
  inset-block-start: calc(${size.header} + ${space[6]});
`;

export const sideLink = css`
  display: flex;
  align-items: center;
  min-block-size: ${size.touch};
  padding-inline: ${space[3]};
  border-inline-start: ${size.ring} solid ${color.line};
  color: ${color.soft};
  font: ${font.nav};
  text-decoration: none;
`;
