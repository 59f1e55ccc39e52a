import { color, media, motion, radius, size } from '@afterglow/tokens';
import { css } from 'styled-components';

/** Box of a card that is a row of a list and a single link. Must come after `cardTitle`, whose link it rounds. */
export const linkBox = css`
  position: relative;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.player};
  background: ${color.raised};
  transition: border-color ${motion.fast} ${motion.out};

  & [data-part='card-link']::after {
    border-radius: ${radius.player};
  }
  @media ${media.hover} {
    &:hover {
      border-color: ${color.edge};
    }
  }
`;
