import { color, font, media, motion, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

const messages = defineMessages<{ label: {}; previous: {}; next: {}; page: { number: string } }>({
  label: { id: 'paging.label', defaultMessage: 'Pages' },
  previous: { id: 'paging.previous', defaultMessage: 'Previous' },
  next: { id: 'paging.next', defaultMessage: 'Next' },
  page: { id: 'paging.page', defaultMessage: 'Page {number}' },
});

export interface PagingStep {
  /** Page number in the reader's numerals. */
  number: string;
  href: string;
  current?: boolean;
  /** Whether pages are skipped before this one. */
  afterGap?: boolean;
}

export interface PagingProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The pages around the current one, including the first and the last. */
  steps: readonly PagingStep[];
  /** Null on the first page. */
  previous: string | null;
  /** Null on the last page. */
  next: string | null;
}

/** Maximum number of digits of all page numbers together that fit on one line on a phone. */
const fitting = 20;

/** Pagination: the first page, the last, and those around the current one. Renders nothing for a single page. */
export function Paging({ steps, previous, next, ...rest }: PagingProps) {
  const { formatMessage } = useIntl();
  if (steps.length < 2) return null;
  return (
    <Root aria-label={formatMessage(messages.label)} {...rest} data-component="Paging">
      {previous !== null && (
        <a data-part="paging-previous" href={previous} rel="prev">
          <Icon name="previous" size="small" />
          {formatMessage(messages.previous)}
        </a>
      )}
      <ul data-long={steps.reduce((letters, { number }) => letters + number.length, 0) > fitting || undefined}>
        {steps.map(({ number, href, current = false, afterGap = false }) => (
          <li key={number} data-after-gap={afterGap || undefined}>
            <a
              href={href}
              aria-label={formatMessage(messages.page, { number })}
              aria-current={current ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
      {next !== null && (
        <a data-part="paging-next" href={next} rel="next">
          {formatMessage(messages.next)}
          <Icon name="next" size="small" />
        </a>
      )}
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};

  & ul {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
  }
  & li[data-after-gap]::before {
    inline-size: ${space[6]};
    margin-inline-end: ${space[1]};
    color: ${color.faint};
    text-align: center;
    content: '…' / '';
  }
  & a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space[1]};
    min-inline-size: ${size.control};
    min-block-size: ${size.control};
    padding-inline: calc(${space[2]} + ${space.half});
    border: ${size.hairline} solid transparent;
    border-radius: ${radius.pill};
    color: ${color.soft};
    font: ${font.chip};
    font-variant-numeric: tabular-nums;
    text-decoration: none;
    transition: background ${motion.fast} ${motion.out};
  }
  & [data-part='paging-previous'],
  & [data-part='paging-next'] {
    padding-inline: ${space[4]};
    border-color: ${color.line};
    background: ${color.raised};
  }
  & a:hover {
    background: ${color.high};
    color: ${color.text};
  }
  & a[aria-current] {
    background: ${color.text};
    color: ${color.ground};
  }
  & svg:dir(rtl) {
    scale: -1 1;
  }

  @media ${media.xs} {
    & ul {
      flex: 0 0 100%;
      flex-wrap: wrap;
      justify-content: center;
      order: -1;
    }
    /* Shows only the first, last and current page, with a gap wherever pages are skipped. */
    & ul[data-long] li:not(:first-child, :last-child, :has(a[aria-current])) {
      display: none;
    }
    & ul[data-long] li:not(:first-child, :nth-child(2)):has(a[aria-current])::before,
    & ul[data-long] li:not(:has(a[aria-current])) + li:last-child::before {
      inline-size: ${space[6]};
      margin-inline-end: ${space[1]};
      color: ${color.faint};
      text-align: center;
      content: '…' / '';
    }
    & [data-part='paging-previous'],
    & [data-part='paging-next'] {
      flex: 1 1 0;
      min-block-size: ${size.touch};
    }
  }

  @media print {
    display: none;
  }
`;
