import { color, font, motion, radius, size, space } from '@afterglow/tokens';
import { css } from 'styled-components';

/** Box, typography and transitions of a button, or of a link that looks like one. */
export const pill = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: ${size.control};
  max-inline-size: 100%;
  padding: ${space[1]} ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  color: ${color.text};
  font: ${font.button};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    background-color ${motion.fast} ${motion.out},
    border-color ${motion.fast} ${motion.out},
    color ${motion.fast} ${motion.out};
`;
