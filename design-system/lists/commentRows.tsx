import { font, size, space } from '@afterglow/tokens';
import styled from 'styled-components';
import { indexes } from '../primitives/Skeleton/indexes.ts';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';

/** Placeholder for comments that are loading; hidden without JavaScript, as they would never arrive. */
export const CommentRows = () => (
  <Root aria-hidden="true">
    {indexes(4).map((place) => (
      <div key={place} data-part="comment-row">
        <Skeleton shape="circle" />
        <div>
          <Skeleton length="short" />
          <Skeleton length="long" />
        </div>
      </div>
    ))}
  </Root>
);

const Root = styled.div`
  display: grid;
  gap: ${space[8]};

  @media (scripting: none) {
    display: none;
  }
  & [data-part='comment-row'] {
    display: grid;
    grid-template-columns: ${size.avatar} minmax(0, 1fr);
    align-items: start;
    gap: ${space[3]};
    font: ${font.body};
  }
`;
