import { color, space, weight } from '@afterglow/tokens';
import { css } from 'styled-components';

/** Short facts in a row, a dot between them, in as many lines as they need. */
export const dotSeparated = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[5]};
  overflow-x: clip;
  font-variant-numeric: tabular-nums;

  /* In the gap before each fact, so that the first of a line has it outside, where it is cut off: no line begins or ends with a dot. */
  > * {
    position: relative;
  }
  > ::before {
    position: absolute;
    inset-inline-end: 100%;
    inline-size: ${space[5]};
    color: ${color.faint};
    font-weight: ${weight.plain};
    text-align: center;
    content: '·' / '';
  }
`;
