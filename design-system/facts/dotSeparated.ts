import { color, space, weight } from '@afterglow/tokens';
import { css } from 'styled-components';

/** A line of short facts separated by dots, wrapping as needed. */
export const dotSeparated = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[5]};
  overflow-x: clip;
  font-variant-numeric: tabular-nums;

  /* The dot is in the gap before each fact; on the first of a line it is outside the box and clipped, so no line
     starts or ends with a dot. */
  & [data-part='dotted-fact'] {
    position: relative;
  }
  & [data-part='dotted-fact']::before {
    position: absolute;
    inset-inline-end: 100%;
    inline-size: ${space[5]};
    color: ${color.faint};
    font-weight: ${weight.plain};
    text-align: center;
    content: '·' / '';
  }
`;
