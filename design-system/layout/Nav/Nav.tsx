import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Dropdown } from '../../primitives/Dropdown/Dropdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { NavLink } from '../links.ts';

const messages = defineMessages<{ label: {}; more: { place: string } }>({
  label: { id: 'nav.label', defaultMessage: 'Main' },
  more: { id: 'nav.more', defaultMessage: 'More in {place}' },
});

export interface NavItem extends NavLink {
  /** Links of its submenu. */
  entries?: readonly NavLink[];
}

export interface NavMenu {
  label: string;
  entries: readonly NavLink[];
  /** A menu-only item has no page. */
  href?: undefined;
  current?: undefined;
}

export interface NavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Most important first: a link, a menu, or a link with a menu beside it. */
  places: readonly (NavItem | NavMenu)[];
}

/** Site navigation: a row on wide pages, a list in the mobile menu. */
export function Nav({ places, ...rest }: NavProps) {
  const { formatMessage } = useIntl();
  return (
    <Root aria-label={formatMessage(messages.label)} {...rest} data-component="Nav">
      <ul data-part="nav-list" role="list">
        {places.map(({ label, href, current, entries }) => (
          <li key={label} data-part="nav-item" data-current={current || undefined}>
            {href !== undefined && (
              <a data-part="nav-link" href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </a>
            )}
            {entries && <EntriesMenu label={label} href={href} entries={entries} />}
          </li>
        ))}
      </ul>
    </Root>
  );
}

/** The menu of an item; the whole item, if it is no link. */
function EntriesMenu({
  label,
  href,
  entries,
}: {
  label: string;
  href: string | undefined;
  entries: readonly NavLink[];
}) {
  const { formatMessage } = useIntl();
  return (
    <Dropdown
      parts={{ face: 'nav-face', panel: 'nav-panel' }}
      data-part="nav-menu"
      data-alone={href === undefined || undefined}
      face={
        <>
          {href === undefined && <span>{label}</span>}
          <Icon name="down" size="small" />
        </>
      }
      {...(href === undefined ? {} : { label: formatMessage(messages.more, { place: label }) })}
    >
      <Entries entries={entries} />
    </Dropdown>
  );
}

function Entries({ entries }: { entries: readonly NavLink[] }) {
  return (
    <ul data-part="nav-entries" role="list">
      {entries.map((entry) => (
        <li key={entry.href + entry.label} data-part={entry.startsGroup ? 'nav-group-start' : undefined}>
          <a
            data-part="nav-entry"
            href={entry.href}
            aria-current={entry.current ? 'page' : undefined}
            rel={entry.external ? 'noreferrer' : undefined}
          >
            {entry.label}
            {entry.external && <Icon name="external" size="small" data-part="nav-external" />}
          </a>
        </li>
      ))}
    </ul>
  );
}

const Root = styled.nav`
  [data-part='nav-list'] {
    display: flex;
    align-items: center;
    gap: var(--nav-gap, ${space[1]});
  }

  /* The menu is positioned relative to the whole item, whose label may be beside the button. */
  [data-part='nav-item'] {
    display: flex;
    align-items: center;
    position: relative;
    border-radius: ${radius.side};
    color: ${color.soft};
  }

  [data-part='nav-menu'] {
    position: static;
  }

  [data-part='nav-link'],
  [data-part='nav-menu'] > [data-part='nav-face'] {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-inline-size: 0;
    min-block-size: ${size.control};
    padding-inline: var(--nav-padding, ${space[2]});
    border-radius: ${radius.side};
    color: inherit;
    font: ${font.nav};
    text-decoration: none;
    white-space: nowrap;
    /* Inset, since a link and the arrow of its menu are adjacent. */
    outline-offset: calc(-1 * ${size.ring});
  }

  [data-part='nav-link']:has(+ [data-part='nav-menu']) {
    padding-inline-end: ${space[1]};
  }

  [data-part='nav-link'] + [data-part='nav-menu'] > [data-part='nav-face'] {
    min-inline-size: ${size.target};
    margin-inline-start: calc(-1 * ${space[1]});
    padding-inline: 0;
  }

  [data-part='nav-item'][data-current] {
    background: ${color.high};
    color: ${color.text};
  }

  @media (hover: hover) {
    [data-part='nav-item']:hover {
      color: ${color.text};
    }

    [data-part='nav-link']:hover,
    [data-part='nav-entry']:hover {
      background: ${color.high};
      color: ${color.text};
    }
  }

  [data-part='nav-entry'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-block-size: ${size.control};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    color: ${color.soft};
    font: ${font.nav};
    text-decoration: none;
  }

  [data-part='nav-group-start'] {
    margin-block-start: ${space[2]};
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }

  [data-part='nav-entry'][aria-current] {
    color: ${color.text};
  }

  [data-part='nav-external'] {
    color: ${color.faint};
  }

  /* The navigation does not fit beside the search: it is a menu. Header.styles.ts has the same condition. */
  @media ${media.md} {
    [data-part='nav-list'] {
      display: grid;
      gap: 0;
    }

    [data-part='nav-item'] {
      display: block;
    }

    [data-part='nav-link'],
    [data-part='nav-menu'] > [data-part='nav-face'] {
      min-block-size: ${size.controlLarge};
      font: ${font.buttonLarge};
    }

    [data-part='nav-link'] {
      display: flex;
    }

    [data-part='nav-link'] + [data-part='nav-menu'] > [data-part='nav-face'] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
      inline-size: ${size.controlLarge};
      margin: 0;
    }

    [data-part='nav-menu'][data-alone] > [data-part='nav-face'] {
      display: flex;
      justify-content: space-between;
      padding-inline-end: ${space[4]};
    }

    [data-part='nav-menu'] > [data-part='nav-panel'] {
      position: static;
      inline-size: auto;
      max-inline-size: none;
      max-block-size: none;
      padding: 0 0 ${space[2]} ${space[3]};
      border: 0;
      background: none;
      box-shadow: none;
    }

    [data-part='nav-entries'] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(calc(${size.menu} * 0.65), 1fr));
    }
  }
`;
