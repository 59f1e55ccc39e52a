import { color, font, media, size, space } from '@afterglow/tokens';
import styled from 'styled-components';

/** Placeholder for a page's tabs; its border matches that of the tabs, on phones as well. */
export const TabsSkeleton = styled.div`
  display: flex;
  gap: ${space[7]};
  align-items: center;
  block-size: calc(${size.touch} + ${size.hairline});
  padding-inline: ${space[3]};
  border-block-end: ${size.hairline} solid ${color.line};
  font: ${font.nav};

  & [data-part='tabs-skeleton-tab'] {
    inline-size: ${space[14]};
  }

  @media ${media.xs} {
    margin-inline: calc(-1 * ${size.pagePadding});
  }
`;
