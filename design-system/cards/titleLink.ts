import { color, font } from '@afterglow/tokens';
import { css } from 'styled-components';

/**
 * A card's title, at most two lines, and its link. The link's box covers the card, so that it needs no click handler.
 * Lines are clamped on the link, not the heading: otherwise a long title's link would overlap the next card.
 */
export const titleLink = css`
  & h3 {
    color: ${color.text};
    font: ${font.cardTitle};
    overflow-wrap: anywhere;
  }
  & h3 a {
    display: -webkit-box;
    overflow: hidden;
    color: inherit;
    outline: none;
    /* Align with the list's direction, whatever language the title is in; Chromium supports only the prefixed value. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-decoration: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & h3 a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;
