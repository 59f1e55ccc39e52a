import { color, container, font, layer, media, motion, radius, size, space } from '@afterglow/tokens';
import styled, { css } from 'styled-components';

/** Keeps the site's name for screen readers only. */
const nameUnseen = css`
  position: absolute;
  inline-size: 1px;
  overflow: hidden;
  opacity: 0;
`;

export const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  block-size: ${size.header};
  padding-inline: max(${size.pagePadding}, calc((100% - ${size.page}) / 2 + ${size.pagePadding}));
  border-block-end: 1px solid ${color.line};
  background: ${color.ground};
  transition: translate ${motion.base} ${motion.out};
  /* Menus are offset from the bar, whose border would otherwise cross their edge. */
  --dropdown-gap: calc((${size.header} - ${size.control}) / 2 + ${space[2]});

  /* The blur is on a separate layer: on the header itself it would become the containing block of fixed panels. */
  &::before {
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${color.bar};
    backdrop-filter: blur(${space[4]}) saturate(1.3);
    content: '';
  }

  @supports (backdrop-filter: blur(1px)) {
    background: none;
  }

  [data-part='header-home'] {
    display: flex;
    align-items: center;
    min-inline-size: ${size.target};
    align-self: stretch;
    margin-inline-end: ${space[2]};
    text-decoration: none;
  }

  [data-part='header-burger'],
  [data-part='header-extras'] {
    display: none;
  }

  /* On wide pages the popover is displayed as the inline navigation row. */
  [data-part='header-panel'] {
    display: block;
    position: static;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 0;
    overflow: visible;
    border: 0;
    background: none;
    color: inherit;
  }

  /* Opened on a narrow page that became wide, such as a rotated tablet: a row below the bar until closed. */
  [data-part='header-panel']:popover-open {
    position: fixed;
    inset: ${size.header} 0 auto;
    padding: ${space[2]} ${size.pagePadding};
    border-block-end: 1px solid ${color.line};
    background: ${color.ground};
  }

  [data-part='header-search'] {
    flex: 1;
    max-inline-size: calc(${size.reading} * 0.8);
    margin-inline: auto;
  }

  [data-part='header-tools'] {
    display: flex;
    flex: none;
    align-items: center;
  }

  [data-part='header-tools'] > [data-part='header-exit'] {
    margin-inline-start: ${space[1]};
  }

  [data-part='header-orientation'] {
    gap: ${space[2]};
    font: ${font.nav};
  }

  [data-part='header-theme'] {
    display: none;
  }

  :root[data-theme='dark'] & [data-part='header-theme'][data-value='dark'],
  :root[data-theme='light'] & [data-part='header-theme'][data-value='light'],
  :root[data-theme='system'] & [data-part='header-theme'][data-value='system'],
  :root:not([data-theme]) & [data-part='header-theme'][data-value='system'] {
    display: block;
  }

  [data-part='header-sign-in'] {
    flex: none;
  }

  [data-part='header-user'] {
    display: flex;
    flex: none;
  }

  /* At medium widths, labels are hidden to make room for the search. */
  /* stylelint-disable-next-line afterglow/conditions-from-tokens -- in em: larger letters need the room sooner */
  @media not all and (min-width: 90em) {
    [data-part='header-tools'] > [data-part='header-exit'] {
      inline-size: ${size.control};
      padding: 0;
    }

    [data-part='header-exit'] > [data-part='header-exit-label'] {
      position: absolute;
      opacity: 0;
      overflow: hidden;
      inline-size: 1px;
      white-space: nowrap;
    }

    /* The navigation row is visible: tighten the spacing. */
    @media not ${media.md} {
      --nav-gap: 0;

      [data-part='header-tools'] [data-part='header-face'],
      [data-part='header-tools'] > [data-part='header-tool'] {
        inline-size: ${space[9]};
        min-inline-size: 0;
        padding-inline: 0;
      }
    }
  }

  /* The narrowest pages with a navigation row: the search keeps 320 pixels. */
  /* stylelint-disable-next-line afterglow/conditions-from-tokens -- in em: larger letters need the room sooner */
  @media not all and (min-width: 75em) {
    @media not ${media.md} {
      --nav-padding: ${space.half};
      gap: ${space[1]};

      [data-part='header-home'],
      [data-part='header-tools'] > [data-part='header-exit'] {
        margin-inline: 0;
      }
    }
  }

  @media not all and ${container.five} {
    [data-part='header-orientation-value'] {
      display: none;
    }
  }

  /* A member's bell and upload take that room on wider pages, too. */
  /* stylelint-disable-next-line afterglow/conditions-from-tokens -- in em: larger letters need the room sooner */
  @media not all and (min-width: 100em) {
    &:has([data-part='header-user']) [data-part='header-orientation-value'] {
      display: none;
    }
  }

  /* Between these two widths the name is hidden to make room for the search; the orb remains. */
  @media not ${media.md} {
    @media not all and ${container.five} {
      [data-part='header-home'] [data-part='header-wordmark'] {
        ${nameUnseen}
      }
    }
  }

  /* Also on tablets with a sign-in button: there the name takes 105 pixels from a search that has only 165 left. */
  @media not ${media.xs} {
    /* stylelint-disable-next-line afterglow/conditions-from-tokens -- in em: larger letters need the room sooner */
    @media not all and (min-width: 56em) {
      &:has([data-part='header-sign-in']) [data-part='header-wordmark'] {
        ${nameUnseen}
      }
    }
  }

  /* The navigation does not fit beside the search: the menu button shows. Nav.tsx has the same condition. */
  @media ${media.md} {
    [data-part='header-burger'] {
      display: inline-grid;
      margin-inline-start: calc(-1 * ${space[2]});
      /* Inset, since the window's edge and the logo are close. */
      outline-offset: calc(-1 * ${size.ring});
    }

    [data-part='header-panel']:not(:popover-open) {
      display: none;
    }

    [data-part='header-panel']:popover-open {
      position: fixed;
      inset: ${size.header} auto 0 0;
      inline-size: min(100%, ${size.side});
      max-block-size: none;
      padding: ${space[3]} ${size.pagePadding} ${space[8]};
      overflow: auto;
      overscroll-behavior: contain;
      border-block-end: 0;
      border-inline-end: 1px solid ${color.line};
    }

    [data-part='header-panel']::backdrop {
      inset-block-start: ${size.header};
      background: ${color.veil};
    }
  }

  @media ${media.xs} {
    gap: 0;

    [data-part='header-sign-in'] {
      padding-inline: ${space[3]};
    }

    [data-part='header-home'] {
      margin-inline-end: auto;
    }

    /* Quick exit takes a single press on phones, too; the other tools are in the menu. */
    [data-part='header-tools'] > :is([data-part='header-menu'], [data-part='header-tool']) {
      display: none;
    }

    [data-part='header-tools'] > [data-part='header-exit'] {
      inline-size: ${size.touch};
      min-block-size: ${size.touch};
      margin-inline-start: 0;
      border-color: transparent;
      color: ${color.soft};
    }

    [data-part='header-search'] {
      flex: none;
      margin-inline: 0;
    }

    [data-part='header-search']:focus-within:not([data-closed]) {
      max-inline-size: none;
    }

    &:has([data-part='header-search']:focus-within:not([data-closed]))
      :is(
        [data-part='header-burger'],
        [data-part='header-home'],
        [data-part='header-tools'],
        [data-part='header-sign-in'],
        [data-part='header-user']
      ) {
      visibility: hidden;
    }

    [data-part='header-panel']:popover-open {
      inset-inline-end: 0;
      inline-size: auto;
      border: 0;
    }

    [data-part='header-extras'] {
      display: grid;
      margin-block-start: ${space[4]};
      padding-block-start: ${space[4]};
      border-block-start: 1px solid ${color.line};
    }

    /* Align with the navigation links above. */
    [data-part='header-extras'] > [data-part='header-extras-title'] {
      margin-block: ${space[4]} ${space[1]};
      padding-inline: ${space[2]};
      color: ${color.faint};
      font: ${font.label};
    }

    [data-part='header-extras'] > [data-part='header-extra'] {
      justify-content: start;
      padding-inline: ${space[2]};
      gap: ${space[3]};
      min-block-size: ${size.touch};
      border: 0;
      border-radius: ${radius.small};
      color: ${color.soft};
      font: ${font.nav};
    }

    &[data-aside]:not(:focus-within, :has([data-part='header-panel']:popover-open)) {
      translate: 0 -100%;
    }
  }

  /* On very narrow pages only the orb is shown; the name remains for screen readers. */
  /* stylelint-disable-next-line afterglow/conditions-from-tokens -- in em: a phone with large letters, where even the name does not fit */
  @media (max-width: 20em) {
    [data-part='header-home'] [data-part='header-wordmark'] {
      ${nameUnseen}
    }
  }

  /* Next to a sign-in button, or a member's bell and menu, there is room for the name on wider phones only. */
  /* stylelint-disable-next-line afterglow/conditions-from-tokens -- in em: larger letters need the room sooner */
  @media (max-width: 24em) {
    &:has([data-part='header-sign-in'], [data-part='header-user']) [data-part='header-wordmark'] {
      ${nameUnseen}
    }
  }

  /* In print, only the site name is needed. */
  @media print {
    position: static;

    &::before,
    [data-part='header-burger'],
    [data-part='header-panel'],
    [data-part='header-search'],
    [data-part='header-tools'],
    [data-part='header-sign-in'],
    [data-part='header-user'] {
      display: none;
    }
  }
`;
