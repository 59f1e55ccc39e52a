import { color, container, font, radius, size, space, tracking } from '@afterglow/tokens';
import { css } from 'styled-components';

/** A card that has the whole width of its list, with more of its facts, if the visitor has chosen one video a row. */
export const oneARow = css`
  :root[data-density='list'] &[data-layout='listed'] {
    [data-part='card-title'] {
      padding-inline-end: ${size.touch};
    }
    [data-part='card-views'] {
      display: inline;
    }
    [data-part='card-day'] {
      display: inline;
    }
    [data-part='card-day']::before {
      padding-inline: 0.4em;
      content: '·' / '';
    }
    [data-part='card-about'] {
      display: -webkit-box;
      max-inline-size: ${size.reading};
      margin-block-start: ${space[2]};
      overflow: hidden;
      color: ${color.soft};
      font: ${font.small};
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    [data-part='card-terms'] {
      display: flex;
      flex-wrap: wrap;
      align-content: start;
      align-items: start;
      gap: ${space[2]};
      margin-block-start: ${space[3]};
    }
    [data-part='card-term'] {
      max-inline-size: 100%;
      padding: ${space.half} ${space[3]};
      overflow: hidden;
      border: 1px solid ${color.line};
      border-radius: ${radius.pill};
      color: ${color.soft};
      font: ${font.meta};
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    @container ${container.three} {
      [data-part='card-picture'] {
        grid-area: 1 / 1 / 5 / 2;
      }
      [data-part='card-title'] {
        margin-block: ${space[1]};
      }
    }
    @container ${container.four} {
      [data-part='card-title'] {
        font: ${font.sectionTitle};
        letter-spacing: ${tracking.sectionTitle};
      }
      [data-part='card-about'] {
        -webkit-line-clamp: 3;
      }
    }
    @container ${container.five} {
      [data-part='card-title'],
      [data-part='card-facts'],
      [data-part='card-about'] {
        grid-column: 2;
      }
      [data-part='card-terms'] {
        grid-area: 1 / 3 / 5 / 4;
        justify-content: end;
        margin-block-start: ${space[1]};
        padding-inline-end: ${size.touch};
      }
    }
  }
`;
