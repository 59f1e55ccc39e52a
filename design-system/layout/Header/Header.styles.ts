import { color, container, font, layer, media, motion, radius, size, space } from '@afterglow/tokens';
import styled from 'styled-components';
import { compactHeader } from '../compactHeader.ts';

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

  /* Menus are offset from the bar, whose border would otherwise cross their edge. */
  details > div {
    inset-block-start: calc(100% + (${size.header} - ${size.control}) / 2 + ${space[2]});
  }

  > [data-home] {
    display: flex;
    align-items: center;
    align-self: stretch;
    margin-inline-end: ${space[2]};
    text-decoration: none;
  }

  > [data-burger],
  [data-extras] {
    display: none;
  }

  /* On wide pages the popover is displayed as the inline navigation row. */
  > [data-panel] {
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
  > [data-panel]:popover-open {
    position: fixed;
    inset: ${size.header} 0 auto;
    padding: ${space[2]} ${size.pagePadding};
    border-block-end: 1px solid ${color.line};
    background: ${color.ground};
  }

  > [data-component='SearchBox'] {
    flex: 1;
    max-inline-size: calc(${size.reading} * 0.8);
    margin-inline: auto;
  }

  > [data-tools] {
    display: flex;
    flex: none;
    align-items: center;
  }

  > [data-tools] > [data-component='QuickExit'] {
    margin-inline-start: ${space[1]};
  }

  [data-theme-menu] > summary > svg {
    display: none;
  }

  :root[data-theme='dark'] & [data-theme-menu] > summary > svg:nth-of-type(2),
  :root[data-theme='light'] & [data-theme-menu] > summary > svg:nth-of-type(1),
  :root[data-theme='system'] & [data-theme-menu] > summary > svg:nth-of-type(3),
  :root:not([data-theme]) & [data-theme-menu] > summary > svg:nth-of-type(3) {
    display: block;
  }

  > [data-component='Button'] {
    flex: none;
  }

  /* At medium widths, labels are hidden to make room for the search. */
  @media not all and (min-width: 90em) {
    > [data-tools] > [data-component='QuickExit'] {
      inline-size: ${size.control};
      padding: 0;
    }

    > [data-tools] > [data-component='QuickExit'] > span {
      position: absolute;
      opacity: 0;
      overflow: hidden;
      inline-size: 1px;
      white-space: nowrap;
    }

    /* The navigation row is visible: tighten the spacing. */
    @media ${container.five} {
      [data-component='Nav'] > ul {
        gap: 0;
      }

      > [data-tools] > details > summary,
      > [data-tools] > [data-component='IconButton'] {
        inline-size: ${space[9]};
        min-inline-size: 0;
        padding-inline: 0;
      }
    }
  }

  @media ${compactHeader} {
    > [data-burger] {
      display: inline-grid;
      margin-inline-start: calc(-1 * ${space[2]});
    }

    > [data-panel]:not(:popover-open) {
      display: none;
    }

    > [data-panel]:popover-open {
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

    > [data-panel]::backdrop {
      inset-block-start: ${size.header};
      background: ${color.veil};
    }
  }

  @media ${media.xs} {
    gap: 0;

    > [data-component='Button'] {
      padding-inline: ${space[3]};
    }

    > [data-home] {
      margin-inline-end: auto;
    }

    > [data-tools] {
      display: none;
    }

    > [data-component='SearchBox'] {
      flex: none;
      margin-inline: 0;
    }

    > [data-component='SearchBox']:focus-within:not([data-closed]) {
      max-inline-size: none;
    }

    &:has(> [data-component='SearchBox']:focus-within:not([data-closed]))
      > :not([data-component='SearchBox'], [data-panel]) {
      visibility: hidden;
    }

    > [data-panel]:popover-open {
      inset-inline-end: 0;
      inline-size: auto;
      border: 0;
    }

    [data-extras] {
      display: grid;
      margin-block-start: ${space[4]};
      padding-block-start: ${space[4]};
      border-block-start: 1px solid ${color.line};
    }

    /* Align with the navigation links above. */
    [data-extras] > h2 {
      margin-block: ${space[4]} ${space[1]};
      padding-inline: ${space[2]};
      color: ${color.faint};
      font: ${font.label};
    }

    [data-extras] > ul,
    [data-extras] [data-component='ThemeSwitch'] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(calc(${size.menu} * 0.65), 1fr));
    }

    [data-extras] :is(a, button) {
      padding-inline: ${space[2]};
    }

    /* Keep the check mark next to the selected item, not its neighbour. */
    [data-extras] li > a {
      justify-content: start;
    }

    [data-extras] [data-component='ThemeSwitch'] button > :last-child {
      margin-inline-start: 0;
    }

    [data-extras] > a {
      justify-content: start;
      gap: ${space[3]};
      min-block-size: ${size.touch};
      border: 0;
      border-radius: ${radius.small};
      color: ${color.soft};
      font: ${font.nav};
    }

    &[data-aside]:not(:focus-within, :has(:popover-open)) {
      translate: 0 -100%;
    }
  }

  /* On very narrow pages only the orb is shown; the name remains for screen readers. */
  @media (max-width: 20em) {
    > [data-home] > span > span {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      opacity: 0;
    }
  }

  /* In print, only the site name is needed. */
  @media print {
    position: static;

    &::before,
    > :not([data-home]) {
      display: none;
    }
  }
`;
