import { color, font, layer, media, motion, radius, shadow, size, space } from '@afterglow/tokens';
import styled from 'styled-components';
import { drawnScene } from '../../primitives/drawnPicture.ts';

/** Head and rows; shared by PlaylistOrder and its skeleton. */
export const OrderRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & [data-part='order-head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
  }
  & [data-part='order-title'] {
    color: ${color.text};
    font: ${font.sectionTitle};
  }
  & [data-part='order-hint'],
  & [data-part='order-drag'] {
    color: ${color.soft};
    font: ${font.small};
  }
  & [data-part='order-list'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
  & [data-part='order-row'] {
    display: grid;
    grid-template-columns: auto calc(${space[16]} * 1.5) minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    padding: ${space[2]};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.raised};
    scroll-margin-block-start: calc(${size.header} + ${space[6]});
    transition: box-shadow ${motion.fast} ${motion.out};
  }
  & [data-part='order-row'][data-dragged] {
    position: relative;
    z-index: ${layer.raised};
    border-color: ${color.accent};
    box-shadow: ${shadow.card};
  }
  /* Without JavaScript, nothing can be dragged. */
  @media (scripting: none) {
    & [data-part='order-handle'] {
      visibility: hidden;
    }
    & [data-part='order-drag'] {
      display: none;
    }
  }
  & [data-part='order-handle'] {
    display: grid;
    place-items: center;
    inline-size: ${size.touch};
    block-size: ${size.touch};
    color: ${color.faint};
    cursor: grab;
    /* A finger on the handle drags and does not scroll. */
    touch-action: none;
  }
  & [data-part='order-row'][data-dragged] [data-part='order-handle'] {
    cursor: grabbing;
  }
  & [data-part='order-picture'] {
    overflow: hidden;
    aspect-ratio: 16 / 9;
    border-radius: ${radius.small};
    ${drawnScene}
  }
  & [data-part='order-image'] {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & [data-part='order-text'] {
    display: grid;
  }
  & [data-part='order-name'] {
    display: -webkit-box;
    overflow: hidden;
    color: ${color.text};
    font: ${font.cardTitle};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  & [data-part='order-length'] {
    color: ${color.faint};
    font: ${font.meta};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='order-buttons'] {
    display: flex;
    justify-content: end;
  }

  /* The focus ring is drawn inside, as there is no room between adjacent buttons. */
  & :is([data-part='order-move'], [data-part='order-remove']) {
    outline-offset: calc(-1 * ${size.ring});
  }
  & [data-part='order-move'][aria-disabled] {
    background: none;
    color: ${color.line};
    cursor: not-allowed;
  }
  @media ${media.forcedColors} {
    & [data-part='order-move'][aria-disabled] {
      color: GrayText;
    }
  }

  @media ${media.xs} {
    & [data-part='order-row'] {
      grid-template-columns: auto calc(${space[16]} * 1.25) minmax(0, 1fr);
      padding-inline-start: 0;
    }
    & [data-part='order-buttons'] {
      grid-column: 1 / -1;
    }
  }
`;
