import { container, size, space } from '@afterglow/tokens';
import styled from 'styled-components';

/** Columns depend on the width of the list itself; shared by the list of models and its skeleton. */
export const ModelGridRoot = styled.div`
  container-type: inline-size;

  & [data-part='model-grid-list'] {
    --columns: 3;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: ${size.gridRow} ${size.gridColumn};
  }
  @container ${container.three} {
    & [data-part='model-grid-list'] {
      --columns: 4;
      column-gap: ${space[6]};
    }
  }
  @container ${container.four} {
    & [data-part='model-grid-list'] {
      --columns: 6;
    }
  }
  @container ${container.five} {
    & [data-part='model-grid-list'] {
      --columns: 8;
    }
  }

  &[data-rows='whole'] [data-part='model-grid-item']:nth-child(n + 7) {
    display: none;
  }
  @container ${container.three} {
    &[data-rows='whole'] [data-part='model-grid-item']:nth-child(-n + 8) {
      display: revert;
    }
  }
  @container ${container.four} {
    &[data-rows='whole'] [data-part='model-grid-item']:nth-child(n + 7) {
      display: none;
    }
  }
  @container ${container.five} {
    &[data-rows='whole'] [data-part='model-grid-item']:nth-child(-n + 8) {
      display: revert;
    }
  }
`;
