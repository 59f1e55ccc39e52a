import { container, media, size, space } from '@afterglow/tokens';
import styled from 'styled-components';
import { skipped } from '../../layout/skipped.ts';

/** Columns depend on the width of the list itself; shared by the list of cards and its skeleton. */
export const GridRoot = styled.div`
  container-type: inline-size;

  & [data-part='grid-list'] {
    --columns: 2;
    --picture: calc(((100cqi + ${size.gridColumn}) / var(--columns) - ${size.gridColumn}) * 9 / 16);
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: ${size.gridRow} ${size.gridColumn};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & [data-part='grid-item'] {
    /* Paint containment clips at the padding edge, and the focus ring of a card needs room. */
    margin: calc(-1 * ${space[1]});
    padding: ${space[1]};
  }
  & [data-part='grid-item']:nth-child(n + 13) {
    ${skipped}
    /* Height of a picture, less a share of the gap than --picture, and three lines of text: close enough that what follows the list hardly moves while rows
       come near the viewport. */
    contain-intrinsic-block-size: auto
      calc((100cqi / var(--columns) - ${size.gridColumn}) * 9 / 16 + ${space[16]} + var(--third-line, ${space[4]}));
  }
  @media ${media.xs} {
    & [data-part='grid-list'] {
      --third-line: ${space[1]};
    }
  }

  @container ${container.three} {
    & [data-part='grid-list'] {
      --columns: 3;
    }
  }
  @container ${container.four} {
    & [data-part='grid-list'] {
      --columns: 4;
    }
  }
  @container ${container.five} {
    & [data-part='grid-list'] {
      --columns: 5;
    }
  }
  @container ${container.six} {
    & [data-part='grid-list'] {
      --columns: 6;
    }
  }
  @container ${container.seven} {
    & [data-part='grid-list'] {
      --columns: 7;
    }
  }

  /* Only a complete list follows the choice in DensitySwitch; rows of a page and the list beside a player do not. */
  :root[data-density='compact'] &[data-component]:not([data-rows]) [data-part='grid-list'] {
    --columns: 3;
    gap: calc(${size.gridRow} * 0.7) calc(${size.gridColumn} * 0.7);
  }
  @container ${container.three} {
    :root[data-density='compact'] &[data-component]:not([data-rows]) [data-part='grid-list'] {
      --columns: 5;
    }
  }
  @container ${container.four} {
    :root[data-density='compact'] &[data-component]:not([data-rows]) [data-part='grid-list'] {
      --columns: 6;
    }
  }
  @container ${container.five} {
    :root[data-density='compact'] &[data-component]:not([data-rows]) [data-part='grid-list'] {
      --columns: 7;
    }
  }
  @container ${container.six} {
    :root[data-density='compact'] &[data-component]:not([data-rows]) [data-part='grid-list'] {
      --columns: 9;
    }
  }
  @container ${container.seven} {
    :root[data-density='compact'] &[data-component]:not([data-rows]) [data-part='grid-list'] {
      --columns: 10;
    }
  }
  :root[data-density='list'] &[data-component]:not([data-rows]) [data-part='grid-list'] {
    --columns: 1;
    row-gap: ${size.gridRow};
  }
  /* Below the picture of a phone: title, facts, two lines of a description and two of chips. */
  :root[data-density='list'] &[data-component]:not([data-rows]) [data-part='grid-item'] {
    contain-intrinsic-block-size: auto calc(100cqi * 9 / 16 + ${space[16]} * 2.5);
  }
  @container ${container.three} {
    :root[data-density='list'] &[data-component]:not([data-rows]) [data-part='grid-item'] {
      contain-intrinsic-block-size: auto calc(${size.card} * 9 / 16);
    }
  }
  @container ${container.four} {
    :root[data-density='list'] &[data-component]:not([data-rows]) [data-part='grid-item'] {
      contain-intrinsic-block-size: auto calc(100cqi * 0.3 * 9 / 16);
    }
  }
  @container ${container.five} {
    :root[data-density='list'] &[data-component]:not([data-rows]) [data-part='grid-item'] {
      contain-intrinsic-block-size: auto calc(100cqi * 0.26 * 9 / 16);
    }
  }

  &[data-rows] [data-part='grid-item']:nth-child(n + 7) {
    display: none;
  }
  @container ${container.four} {
    &[data-rows='whole'] [data-part='grid-item']:nth-child(-n + 8) {
      display: revert;
    }
  }
  @container ${container.five} {
    &[data-rows='whole'] [data-part='grid-item']:nth-child(-n + 10) {
      display: revert;
    }
  }
  @container ${container.six} {
    &[data-rows='whole'] [data-part='grid-item']:nth-child(-n + 12) {
      display: revert;
    }
  }
  @container ${container.seven} {
    &[data-rows='whole'] [data-part='grid-item']:nth-child(n + 8) {
      display: none;
    }
  }

  /* Two rows of two on phones, then one row. */
  @container ${container.three} {
    &[data-rows='one'] [data-part='grid-item']:nth-child(n + 4) {
      display: none;
    }
  }
  @container ${container.four} {
    &[data-rows='one'] [data-part='grid-list'] {
      --columns: 4;
    }
    &[data-rows='one'] [data-part='grid-item']:nth-child(4) {
      display: revert;
    }
  }

  /* A single row with room for two lines of title and the facts, however long they are: a row that only the device
     knows is shown late, and nothing moves then. */
  &[data-rows='line'] [data-part='grid-list'] {
    min-block-size: calc(var(--picture) + ${space[16]} + var(--third-line, ${space[4]}));
  }
  &[data-rows='line'] [data-part='grid-item']:nth-child(n + 3) {
    display: none;
  }
  @container ${container.three} {
    &[data-rows='line'] [data-part='grid-item']:nth-child(-n + 3) {
      display: revert;
    }
  }
  @container ${container.four} {
    &[data-rows='line'] [data-part='grid-item']:nth-child(-n + 4) {
      display: revert;
    }
  }
  @container ${container.five} {
    &[data-rows='line'] [data-part='grid-item']:nth-child(-n + 5) {
      display: revert;
    }
  }
  @container ${container.six} {
    &[data-rows='line'] [data-part='grid-item']:nth-child(-n + 6) {
      display: revert;
    }
  }
  @container ${container.seven} {
    &[data-rows='line'] [data-part='grid-item']:nth-child(-n + 7) {
      display: revert;
    }
  }

  /* The first card takes two rows and two columns, so that fewer fill two rows. */
  @container ${container.four} {
    &[data-rows='lead'] [data-part='grid-list'] {
      /* Rows with room for a picture, two lines of title and the facts: none grows with the cards that arrive later, which
         would move the text of the large one. */
      grid-auto-rows: minmax(calc(var(--picture) + ${space[16]} + ${space[3]} + ${space.half}), auto);
    }
    &[data-rows='lead'] [data-part='grid-item']:nth-child(1) {
      grid-area: span 2 / span 2;
    }
    &[data-rows='lead'] [data-part='grid-item']:nth-child(n + 6) {
      display: none;
    }
  }
  @container ${container.five} {
    &[data-rows='lead'] [data-part='grid-item']:nth-child(-n + 7) {
      display: revert;
    }
  }
  @container ${container.six} {
    &[data-rows='lead'] [data-part='grid-item']:nth-child(-n + 9) {
      display: revert;
    }
  }
  @container ${container.seven} {
    &[data-rows='lead'] [data-part='grid-item']:nth-child(-n + 11) {
      display: revert;
    }
  }
`;
