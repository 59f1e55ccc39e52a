import { font, media, size, space } from '@afterglow/tokens';
import styled from 'styled-components';

/**
 * Placeholder for a page's title and, on a second line, its subtitle; takes one child for each. `data-aside` is as in
 * ListHead.
 */
export const HeadSkeleton = styled.div`
  & [data-part='head-skeleton-title'],
  & [data-part='head-skeleton-line'] {
    display: flow-root;
    block-size: 1lh;
    max-inline-size: ${size.form};
    font: ${font.pageTitle};
  }
  & [data-part='head-skeleton-line'] {
    margin-block-start: ${space[1]};
    font: ${font.body};
  }
  @media ${media.md} {
    &[data-aside] [data-part='head-skeleton-line'] {
      display: grid;
      align-items: center;
      block-size: ${size.touch};
    }
  }
`;
