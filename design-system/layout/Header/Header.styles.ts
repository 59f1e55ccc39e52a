import { color, font, layer, media, motion, size, space } from '@afterglow/tokens';
import styled from 'styled-components';
import { compact } from '../compact.ts';

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

  /* The blur is on a layer of its own: on the header itself it would hold the fixed panels inside it. */
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

  /* On wide pages the popover is no popover, but the row of places. */
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

  /* Opened on a narrow page that has become wide since, as a tablet is turned: a row under the bar until it is closed. */
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

  /* Between the widths, words make room for the search. */
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
  }

  @media ${compact} {
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

    > [data-component='SearchBox']:focus-within {
      max-inline-size: none;
    }

    &:has(> [data-component='SearchBox']:focus-within) > :not([data-component='SearchBox'], [data-panel]) {
      visibility: hidden;
    }

    > [data-panel]:popover-open {
      inset-inline-end: 0;
      inline-size: auto;
      border: 0;
    }

    [data-extras] {
      display: grid;
      gap: ${space[2]};
      justify-items: start;
      margin-block-start: ${space[4]};
      padding-block-start: ${space[4]};
      border-block-start: 1px solid ${color.line};
    }

    [data-extras] > h2 {
      margin-block-start: ${space[4]};
      color: ${color.faint};
      font: ${font.label};
    }

    [data-extras] > ul,
    [data-extras] [data-component='ThemeSwitch'] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(calc(${size.menu} * 0.65), 1fr));
      inline-size: 100%;
    }

    [data-extras] > div {
      inline-size: 100%;
    }

    [data-extras] li > a {
      display: flex;
      align-items: center;
      min-block-size: ${size.touch};
      padding-inline: ${space[3]};
      color: ${color.soft};
      font: ${font.nav};
      text-decoration: none;
    }

    &[data-aside]:not(:focus-within, :has(:popover-open)) {
      translate: 0 -100%;
    }
  }

  /* Where even that is too much, the orb stands for the name, which is still read aloud. */
  @media (max-width: 20em) {
    > [data-home] > span > span {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      opacity: 0;
    }
  }
`;
