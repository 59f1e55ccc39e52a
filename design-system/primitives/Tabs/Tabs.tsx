import { color, font, media, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { scrollRow } from '../scrollRow.ts';

export interface TabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the tab row. */
  label: string;
  /** One link each, the current one marked; `count` is in the reader’s numerals. */
  tabs: readonly { href: string; label: string; current?: boolean; count?: string | undefined }[];
}

/** Tabs with a URL each: a row of links that scrolls horizontally if it does not fit. */
export function Tabs({ label, tabs, ...rest }: TabsProps) {
  return (
    <Root data-stop-scroll="" {...rest} aria-label={label} data-component="Tabs">
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

  /* Extends to the page edges with its border; the first label aligns with the page's text. */
  @media ${media.xs} {
    margin-inline: calc(-1 * ${size.pagePadding});
  }
`;
