import { color, container, font, media, motion, radius, size, space } from '@afterglow/tokens';
import { css } from 'styled-components';
import { avatarGradient } from '../primitives/Avatar/avatarGradient.ts';
import { drawnPerson, drawnScene } from '../primitives/drawnPicture.ts';

/**
 * A card's title, at most two lines, and its link. The link's box covers the card, so that it needs no click handler.
 * Lines are clamped on the link, not the heading: otherwise a long title's link would overlap the next card.
 */
export const cardTitle = css`
  & [data-part='card-title'] {
    color: ${color.text};
    font: ${font.cardTitle};
    overflow-wrap: anywhere;
  }
  & [data-part='card-link'] {
    display: -webkit-box;
    overflow: hidden;
    color: inherit;
    outline: none;
    /* Aligned with the list, whatever language the title is in; Chromium supports only the prefixed value. */
    /* stylelint-disable-next-line declaration-block-no-duplicate-properties -- the second is for browsers without the prefix */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-decoration: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & [data-part='card-link']::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  @media ${media.hover} {
    &:hover [data-part='card-link'] {
      text-decoration: underline;
    }
  }
`;

/**
 * Layout of a video card and of its skeleton: `lead` is as high as the cards beside it, which fill two rows; `side` has
 * its text beside the picture on wide pages, `listed` if the visitor has chosen one video per row.
 */
export const cardLayouts = css`
  @container ${container.four} {
    &[data-layout='lead'] {
      display: flex;
      flex-direction: column;
      block-size: 100%;
    }
  }
  @media not ${media.md} {
    &[data-layout='side'] {
      display: grid;
      grid-template: auto 1fr / ${size.sidePicture} minmax(0, 1fr);
      column-gap: ${space[3]};
    }
  }
  @container ${container.three} {
    :root[data-density='list'] &[data-layout='listed'] {
      display: grid;
      grid-template: auto auto auto 1fr / ${size.card} minmax(0, 1fr);
      column-gap: ${space[5]};
    }
  }
  @container ${container.four} {
    :root[data-density='list'] &[data-layout='listed'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
      column-gap: ${space[6]};
    }
  }
  @container ${container.five} {
    :root[data-density='list'] &[data-layout='listed'] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr) minmax(0, 3fr);
    }
  }
`;

/** The line below the title. */
export const cardFacts = css`
  & [data-part='card-facts'] {
    color: ${color.faint};
    font: ${font.meta};
  }
`;

/** Facts about a video or a playlist: who made it, then figures. The name shrinks first. */
export const cardFactLine = css`
  ${cardFacts}
  & [data-part='card-facts'] {
    display: flex;
    white-space: nowrap;
  }
  & [data-part='card-by'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & [data-part='card-views']::before {
    padding-inline: 0.4em;
    content: '·' / '';
  }
  & [data-part='card-by']:empty + [data-part='card-views']::before {
    display: none;
  }
`;

/** The two lines below a wide picture: margins, and a smaller font on phones. Must come after the styles of both. */
export const cardLines = css`
  & [data-part='card-title'] {
    margin: ${space[3]} 0 ${space.half};
  }
  & [data-part='card-facts'] {
    font-variant-numeric: tabular-nums;
  }
  @media ${media.xs} {
    & [data-part='card-title'] {
      margin-block-start: ${space[2]};
    }
    & [data-part='card-facts'] {
      font: ${font.fine};
      /* Reset by the font shorthand above. */
      font-variant-numeric: tabular-nums;
    }
  }
`;

/** The focus ring of a card that is a box of its own. */
export const cardFocus = css`
  &:has([data-part='card-link']:focus-visible) {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: ${size.ringGap};
  }
`;

/** The picture, over a drawn one. */
export const cardPicture = css`
  & [data-part='card-picture'] {
    overflow: hidden;
    ${drawnScene}
  }
  & [data-part='card-image'] {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** The rim of a picture without a box around it, and the focus ring of the card. */
export const cardRim = css`
  & [data-part='card-picture'] {
    position: relative;
  }
  & [data-part='card-picture']::after {
    position: absolute;
    inset: 0;
    border: ${size.hairline} solid ${color.rim};
    border-radius: inherit;
    transition: border-color ${motion.fast} ${motion.out};
    content: '';
  }
  @media ${media.hover} {
    &:hover [data-part='card-picture']::after {
      border-color: ${color.rimHovered};
    }
  }
  &:has([data-part='card-link']:focus-visible) [data-part='card-picture'] {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: ${size.ringGap};
  }
`;

/** A round picture, or the first letter of the name. */
export const cardLetter = css`
  & [data-part='card-picture'] {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border-radius: 50%;
    color: ${color.soft};
  }
  & [data-part='card-picture'][data-letter] {
    ${avatarGradient}
  }
  & [data-part='card-picture'][data-letter]::before {
    content: attr(data-letter) / '';
  }
`;

/** Box of a card with a round portrait and the name centred below it. */
export const cardPortrait = css`
  position: relative;
  min-inline-size: 0;
  text-align: center;

  ${cardPicture}
  ${cardRim}
  ${cardLetter}
  & [data-part='card-picture'] {
    font: ${font.display};
  }
  & [data-part='card-picture']:not([data-letter]) {
    ${drawnPerson}
  }
  & [data-part='card-image'] {
    position: absolute;
    inset: 0;
  }
  /* Chromium centres a truncated line as if it had no ellipsis, which then runs over the edge. */
  & [data-part='card-link'] {
    padding-inline: ${space[1]};
  }
`;

/** A badge over a picture: its duration or a mark. */
export const pictureBadge = css`
  border-radius: ${radius.badge};
  background: ${color.shade};
  color: ${color.onShade};
  font: ${font.badge};
  font-variant-numeric: tabular-nums;
`;

/** Badges in the corners of a picture. */
export const cardBadges = css`
  & [data-part='card-badge'] {
    position: absolute;
    inset: auto ${space[2]} ${space[2]} auto;
    padding: ${space.half} ${space[2]};
    ${pictureBadge}
  }
  & [data-part='card-badge'][data-mark] {
    inset-inline: ${space[2]} auto;
  }
  & [data-part='card-badge'][data-mark='private'] {
    display: flex;
    inset-block: ${space[2]} auto;
    padding: ${space[1]};
  }
`;
