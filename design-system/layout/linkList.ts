import { color, font, radius, size, space } from '@afterglow/tokens';
import { css } from 'styled-components';

/** A line of a menu, high enough for touch. */
export const menuLine = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.touch};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  color: ${color.soft};
  font: ${font.nav};
  /* Inset, since there is no gap between lines: an outer ring would overlap the lines above and below. */
  outline-offset: calc(-1 * ${size.ring});
`;

/** A list of links in a menu, or in columns; shared by languages and orientations. */
export const linkList = css`
  a {
    ${menuLine}
    justify-content: space-between;
    text-decoration: none;
  }

  a[aria-current] {
    color: ${color.text};
  }

  &[data-layout='columns'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(calc(${size.menu} * 0.65), 1fr));
  }

  /* Keeps the icon next to its link, not its neighbour. */
  &[data-layout] a {
    justify-content: start;
  }

  &[data-layout='columns'] a {
    padding-inline: ${space[2]};
  }
`;
