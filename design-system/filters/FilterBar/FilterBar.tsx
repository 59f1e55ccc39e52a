import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Dropdown } from '../../primitives/Dropdown/Dropdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { filterPanel, filterRow } from '../filterRow.ts';

const messages = defineMessages({
  label: { id: 'filterBar.label', defaultMessage: 'Filters' },
  clear: { id: 'filterBar.clear', defaultMessage: 'Clear all' },
});

export interface FilterChoice {
  label: string;
  href: string;
  current?: boolean;
}

export interface Filter {
  /** Name of the filter, such as `Length`. */
  label: string;
  choices: readonly FilterChoice[];
  /** The selected choice and the URL that removes it; null if the filter is not set. */
  chosen: { label: string; without: string } | null;
}

export interface FilterBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The available filters, each a menu until a value is chosen. */
  filters: readonly Filter[];
  /** URL without any filter; null while fewer than two are chosen. */
  clear: string | null;
}

/** Filters of a list: each opens a small menu of links; a chosen value takes its place and can be removed. */
export function FilterBar({ filters, clear, ...rest }: FilterBarProps) {
  const { formatMessage } = useIntl();
  return (
    <Root data-stop-scroll="" aria-label={formatMessage(messages.label)} {...rest} data-component="FilterBar">
      {filters.map(({ label, choices, chosen }, place) =>
        chosen ? (
          <Chip key={label} href={chosen.without} removable>
            {chosen.label}
          </Chip>
        ) : (
          <Dropdown
            key={label}
            name="filter"
            parts={{ face: 'filter-face', panel: 'filter-panel' }}
            data-part="filter-menu"
            align={place === 0 ? 'start' : 'end'}
            face={
              <>
                {label}
                <Icon name="down" size="small" />
              </>
            }
          >
            <ul>
              {choices.map((choice) => (
                <li key={choice.label}>
                  <a data-part="filter-choice" href={choice.href} aria-current={choice.current ? 'true' : undefined}>
                    {choice.label}
                    {choice.current && <Icon name="check" size="small" />}
                  </a>
                </li>
              ))}
            </ul>
          </Dropdown>
        ),
      )}
      {clear !== null && <Chip href={clear}>{formatMessage(messages.clear)}</Chip>}
    </Root>
  );
}

const Root = styled.nav`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  /* Set by a list that shows the filters next to its sort orders. */
  justify-content: var(--filters-justify, start);

  & [data-part='filter-face'] {
    padding-inline: ${space[4]} ${space[3]};
    border: ${size.hairline} solid ${color.line};
    background: ${color.raised};
    font: ${font.chip};
    white-space: nowrap;
  }
  & [data-part='filter-choice'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    min-block-size: ${size.control};
    padding-inline: ${space[3]};
    border-radius: ${radius.small};
    color: ${color.soft};
    font: ${font.chip};
    text-decoration: none;
  }
  & [data-part='filter-choice']:hover,
  & [data-part='filter-choice'][aria-current] {
    background: ${color.high};
    color: ${color.text};
  }

  @media ${media.xs} {
    ${filterRow}

    /* Menus are positioned relative to the page, so that the row does not clip them and they fit on a narrow page. */
    & [data-part='filter-menu'] {
      position: static;
      flex: none;
    }
    & [data-part='filter-menu'][data-align] > [data-part='filter-panel'] {
      ${filterPanel}
    }
  }
`;
