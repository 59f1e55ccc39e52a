import { container, size, space } from '@afterglow/tokens';
import styled from 'styled-components';

/** Columns depend on the width of the list itself; shared by the list of models and its skeleton. */
export const ModelGridRoot = styled.div`
  container-type: inline-size;

  & > ul {
    --columns: 3;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: ${size.gridRow} ${size.gridColumn};
  }
  @container ${container.three} {
    & > ul {
      --columns: 4;
      column-gap: ${space[6]};
    }
  }
  @container ${container.four} {
    & > ul {
      --columns: 6;
    }
  }
  @container ${container.five} {
    & > ul {
      --columns: 8;
    }
  }

  &[data-rows='whole'] > ul > li:nth-child(n + 7) {
    display: none;
  }
  @container ${container.three} {
    &[data-rows='whole'] > ul > li:nth-child(-n + 8) {
      display: revert;
    }
  }
  @container ${container.four} {
    &[data-rows='whole'] > ul > li:nth-child(n + 7) {
      display: none;
    }
  }
  @container ${container.five} {
    &[data-rows='whole'] > ul > li:nth-child(-n + 8) {
      display: revert;
    }
  }
`;
