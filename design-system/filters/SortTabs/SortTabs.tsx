import { media, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { scrollRow } from '../../primitives/scrollRow.ts';

const said = defineMessages({
  label: { id: 'sortTabs.label', defaultMessage: 'Order' },
});

export interface SortTab {
  label: string;
  href: string;
  current?: boolean;
}

export interface SortTabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The orders that the list can have, the present one marked. */
  tabs: readonly SortTab[];
}

/** The orders of a list, one of them chosen. On phones the row scrolls sideways. */
export function SortTabs({ tabs, ...rest }: SortTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <Root aria-label={formatMessage(said.label)} {...rest} data-component="SortTabs">
      <ul>
        {tabs.map(({ label, href, current = false }) => (
          <li key={href}>
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
  min-inline-size: 0;

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    flex: none;
  }

  @media ${media.xs} {
    /* To the edges of the page; room above and below for the focus ring. */
    & > ul {
      ${scrollRow}
      flex-wrap: nowrap;
      margin-block: calc(-1 * ${space[1]});
      padding: ${space[1]} ${size.pagePadding};
    }
  }
`;
