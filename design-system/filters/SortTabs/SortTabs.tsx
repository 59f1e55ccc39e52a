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
  /** The orders that the list can have, the present one marked. */
  tabs: readonly SortTab[];
}

/** The orders of a list, one of them chosen. The row scrolls sideways where it is too long. */
export function SortTabs({ tabs, ...rest }: SortTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <Root aria-label={formatMessage(messages.label)} {...rest} data-component="SortTabs">
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
  /* Beside filters it keeps to one line while there is room for three or four orders. */
  flex: 1 1 calc(${size.menu} * 1.5);
  min-inline-size: 0;

  /* Room around for the focus ring. */
  & > ul {
    ${scrollRow}
    display: flex;
    gap: ${space[2]};
    margin: calc(-1 * ${space[1]});
    padding: ${space[1]};
  }
  & > ul > li {
    flex: none;
  }

  /* A mouse has nothing to push the row with but its bar, which shows when it is near. */
  @media ${media.hover} {
    & > ul {
      scrollbar-width: thin;
      scrollbar-color: transparent transparent;
    }
    & > ul:hover {
      scrollbar-color: ${color.edge} transparent;
    }
  }

  @media ${media.xs} {
    & > ul {
      margin-inline: calc(-1 * ${size.pagePadding});
      padding-inline: ${size.pagePadding};
    }
  }
`;
