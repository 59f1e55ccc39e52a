import { font, size, space } from '@afterglow/tokens';
import styled from 'styled-components';

/** The place of a page's title and, in a second line, of what is said below it; a child for each. */
export const HeadSkeleton = styled.div`
  & > div {
    display: flow-root;
    block-size: 1lh;
    max-inline-size: ${size.form};
    font: ${font.pageTitle};
  }
  & > div + div {
    margin-block-start: ${space[1]};
    font: ${font.body};
  }
`;
