import { color, font, media, size, space } from '@afterglow/tokens';
import styled from 'styled-components';

/** The place of a page's tabs: on phones, too, their line runs where that of the tabs does. */
export const TabsSkeleton = styled.div`
  display: flex;
  gap: ${space[7]};
  align-items: center;
  block-size: calc(${size.touch} + ${size.hairline});
  padding-inline: ${space[3]};
  border-block-end: ${size.hairline} solid ${color.line};
  font: ${font.nav};

  & > * {
    inline-size: ${space[14]};
  }

  @media ${media.xs} {
    margin-inline: calc(-1 * ${size.pagePadding});
  }
`;
