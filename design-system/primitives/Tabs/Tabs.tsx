import { color, font, media, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { scrollRow } from '../scrollRow.ts';

export interface TabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the tab row. */
  label: string;
  /** One link each, the current one marked; `count` is in the reader’s numerals. */
  tabs: readonly { href: string; label: string; current?: boolean; count?: string | undefined }[];
  /** Whether they are a column from 1024 px on, where they stand beside what they lead to. */
  side?: boolean;
}

/** Tabs with a URL each: a row of links that scrolls horizontally if it does not fit, or a column. */
export function Tabs({ label, tabs, side = false, ...rest }: TabsProps) {
  return (
    <Root data-stop-scroll="" {...rest} aria-label={label} data-component="Tabs" data-side={side || undefined}>
      <ul role="list">
        {tabs.map(({ href, label: words, current, count }) => (
          <li key={href + words} data-part="scroll-row-item" data-current={current || undefined}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              {words}
              {count !== undefined && <small>{count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  min-inline-size: 0;
  border-block-end: 1px solid ${color.line};

  ul {
    ${scrollRow}
    display: flex;
    gap: ${space[1]};
  }

  a {
    display: flex;
    /* Only one line, but wrapping centres it vertically while a count stays on the label's baseline. */
    flex-wrap: wrap;
    gap: ${space[2]};
    align-content: center;
    align-items: baseline;
    position: relative;
    min-block-size: ${size.touch};
    padding-inline: ${space[3]};
    color: ${color.soft};
    font: ${font.nav};
    text-decoration: none;
  }

  a:focus-visible {
    outline-offset: calc(-1 * ${size.ring});
  }

  a:hover {
    color: ${color.text};
  }

  a[aria-current] {
    color: ${color.text};
  }

  a[aria-current]::after {
    position: absolute;
    inset: auto 0 0;
    border-block-end: ${size.ring} solid ${color.accent};
    content: '';
  }

  small {
    color: ${color.faint};
    font: ${font.fine};
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }

  @media not all and ${media.beside} {
    &[data-side] {
      position: sticky;
      inset-block-start: calc(${size.header} + ${space[6]});
      max-block-size: calc(100dvh - ${size.header} - ${space[12]});
      overflow-y: auto;
      border-block-end: 0;
    }

    &[data-side] ul {
      display: grid;
      gap: 0;
      overflow: visible;
      mask: none;
      animation: none;
    }

    &[data-side] ul::after {
      display: none;
    }

    &[data-side] a {
      border-inline-start: ${size.ring} solid ${color.line};
    }

    &[data-side] a[aria-current] {
      border-color: ${color.accent};
    }

    &[data-side] a[aria-current]::after {
      display: none;
    }
  }

  /* Extends to the page edges with its border; the first label aligns with the page's text. */
  @media ${media.xs} {
    margin-inline: calc(-1 * ${size.pagePadding});
  }
`;
