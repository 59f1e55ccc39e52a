import { color, media, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { scrollRow } from '../../primitives/scrollRow.ts';

const messages = defineMessages({
  label: { id: 'sortTabs.label', defaultMessage: 'Order' },
});

export interface SortTab {
  label: string;
  href: string;
  current?: boolean;
}

export interface SortTabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The available sort orders; the current one is marked. */
  tabs: readonly SortTab[];
}

/** The sort orders of a list. The row scrolls horizontally if it does not fit. */
export function SortTabs({ tabs, ...rest }: SortTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <Root data-stop-scroll="" aria-label={formatMessage(messages.label)} {...rest} data-component="SortTabs">
      <ul data-part="sort-list">
        {tabs.map(({ label, href, current = false }) => (
          <li key={href} data-part="scroll-row-item" data-current={current || undefined}>
            <Chip href={href} selected={current}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  /* Shares a line with the filters if there is room for three or four orders. */
  flex: 1 1 calc(${size.menu} * 1.5);
  min-inline-size: 0;

  /* Room for the focus ring. */
  & [data-part='sort-list'] {
    ${scrollRow}
    display: flex;
    gap: ${space[2]};
    margin: calc(-1 * ${space[1]});
    padding: ${space[1]};
  }

  /* A mouse can only scroll the row by its scrollbar, which is shown on hover. */
  @media ${media.hover} {
    & [data-part='sort-list'] {
      scrollbar-width: thin;
      scrollbar-color: transparent transparent;
    }
    & [data-part='sort-list']:hover {
      scrollbar-color: ${color.edge} transparent;
    }
  }

  @media ${media.xs} {
    & [data-part='sort-list'] {
      margin-inline: calc(-1 * ${size.pagePadding});
      padding-inline: ${size.pagePadding};
    }
  }
`;
