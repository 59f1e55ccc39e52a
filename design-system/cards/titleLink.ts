import { color, font } from '@afterglow/tokens';
import { css } from 'styled-components';

/**
 * A card's title, in at most two lines, and its link, whose box covers the card, so that the card needs no click handler.
 * The lines are cut at the link, not at the heading: else the box of a long title's link would reach into the next card.
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
    /* As the list runs, whatever language the title has; Chromium knows only the prefixed word. */
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
