import { color, container, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { isPlainClick } from '../../primitives/isPlainClick.ts';
import { Dropdown } from '../../primitives/Dropdown/Dropdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { unreadCount } from '../../primitives/unreadCount.ts';
import type { Picture } from '../../reader/picture.ts';
import type { NavLink, PreferenceForm } from '../links.ts';

const messages = defineMessages<{
  label: { name: string };
  labelUnread: { name: string; count: number };
  unread: { count: number };
  signOut: {};
}>({
  label: { id: 'userMenu.label', defaultMessage: 'Your menu, {name}' },
  labelUnread: {
    id: 'userMenu.labelUnread',
    defaultMessage: 'Your menu, {name}, {count, plural, one {# unread message} other {# unread messages}}',
  },
  unread: {
    id: 'messageThread.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
  },
  signOut: { id: 'userMenu.signOut', defaultMessage: 'Sign out' },
});

export interface MenuEntry extends NavLink {
  icon: IconName;
  /** Number of unread items on the page that it links to. */
  unread?: number;
}

export interface UserMenuProps extends Omit<ComponentProps<'details'>, 'children' | 'onToggle'> {
  name: string;
  /** Null when there is none; falls back to the first letter of the name. */
  avatar: Picture | null;
  /** The member's own pages, most important first. */
  entries: readonly MenuEntry[];
  /** Number of unread messages, shown on the avatar. */
  unread?: number;
  /** Called on an unmodified click on an entry. Return true to handle it, which prevents the navigation. */
  onEntry?: ((href: string) => boolean) | undefined;
  /** Action of the sign-out form, and the page to go to afterwards. */
  signOut: PreferenceForm;
}

/** Largest number that is shown; more digits would not fit on the avatar. */
const mostShown = 99;

/** The member's avatar with a menu of their own pages. */
export function UserMenu({ name, avatar, entries, unread = 0, onEntry, signOut, ...rest }: UserMenuProps) {
  const { formatMessage } = useIntl();
  const shown = useFormattedCount();
  return (
    <Root
      data-component="UserMenu"
      {...rest}
      align="end"
      parts={{ face: 'user-face' }}
      label={
        unread > 0
          ? formatMessage(messages.labelUnread, { name, count: unread })
          : formatMessage(messages.label, { name })
      }
      face={
        <>
          {avatar ? (
            <img data-part="user-picture" src={avatar.src} srcSet={avatar.srcSet} alt="" width={32} height={32} />
          ) : (
            <b data-part="user-picture" data-letter={[...name][0]?.toLocaleUpperCase()} />
          )}
          {unread > 0 && <b data-part="user-unread" data-count={shown(unread)} />}
          <span data-part="user-name" dir="auto">
            {name}
          </span>
        </>
      }
    >
      <strong data-part="user-title">{name}</strong>
      <ul role="list">
        {entries.map((entry) => (
          <Entry key={entry.href + entry.label} entry={entry} onEntry={onEntry} />
        ))}
      </ul>
      <SignOut signOut={signOut} />
    </Root>
  );
}

/** A link of the menu, with the number of what is unread behind it. */
function Entry({ entry, onEntry }: { entry: UserMenuProps['entries'][number]; onEntry: UserMenuProps['onEntry'] }) {
  const { formatMessage } = useIntl();
  const shown = useFormattedCount();
  const { href, label, icon, current, unread: count = 0 } = entry;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || !onEntry?.(href)) return;
    event.preventDefault();
    event.currentTarget.closest('details')?.removeAttribute('open');
  };
  return (
    <li>
      <a data-part="user-link" href={href} aria-current={current ? 'page' : undefined} onClick={onEntry && follow}>
        <Icon name={icon} />
        {label}
        {count > 0 && (
          <b data-part="user-count">
            <span aria-hidden="true">{shown(count)}</span>
            <span data-component="VisuallyHidden">{formatMessage(messages.unread, { count })}</span>
          </b>
        )}
      </a>
    </li>
  );
}

/** Returns the function that formats a count, up to the largest one that is shown. */
function useFormattedCount(): (count: number) => string {
  const { formatNumber } = useIntl();
  return (count) => (count > mostShown ? `${formatNumber(mostShown)}+` : formatNumber(count));
}

function SignOut({ signOut }: { signOut: UserMenuProps['signOut'] }) {
  const { formatMessage } = useIntl();
  return (
    <form role="none" data-part="user-sign-out" method="post" action={signOut.action}>
      <input type="hidden" name="next" value={signOut.next} />
      <button data-part="user-link" type="submit" name="logout" value="1">
        <Icon name="leave" />
        {formatMessage(messages.signOut)}
      </button>
    </form>
  );
}

const Root = styled(Dropdown)`
  > [data-part='user-face'] {
    gap: ${space[2]};
    /* Aligned with the baseline, it would be higher than the elements next to it. */
    vertical-align: top;
  }

  /* Less space where the navigation leaves the search little room, as for the header's tools. */
  /* stylelint-disable-next-line afterglow/conditions-from-tokens -- in em, like the header */
  @media not all and (min-width: 90em) {
    @media not ${media.md} {
      > [data-part='user-face'] {
        padding-inline: ${space[2]};
      }
    }
  }
  /* stylelint-disable-next-line afterglow/conditions-from-tokens -- in em, like the header */
  @media not all and (min-width: 70em) {
    @media not ${media.md} {
      > [data-part='user-face'] {
        min-inline-size: 0;
        padding-inline: ${space.half};
      }
    }
  }

  [data-part='user-picture'] {
    display: grid;
    place-items: center;
    inline-size: ${size.avatarSmall};
    block-size: ${size.avatarSmall};
    border-radius: 50%;
    background: ${color.high};
    color: ${color.text};
    font: ${font.label};
    object-fit: cover;
  }

  [data-part='user-picture'][data-letter]::before {
    content: attr(data-letter) / '';
  }

  [data-part='user-unread'],
  [data-part='user-count'] {
    ${unreadCount}
  }

  /* At the corner of the avatar, whatever is next to that. */
  [data-part='user-unread'] {
    position: absolute;
    inset-block-start: calc(-1 * ${space.half});
    inset-inline-start: ${space[6]};
  }

  /* Has no alternative text, since the label says the number in words. */
  [data-part='user-unread']::before {
    content: attr(data-count) / '';
  }

  [data-part='user-count'] {
    margin-inline-start: auto;
  }

  [data-part='user-name'] {
    display: none;
    overflow: hidden;
    max-inline-size: calc(${size.menu} / 2);
    font: ${font.label};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Shows the name next to the avatar if the header has room for it besides the search. */
  @media ${container.six} {
    [data-part='user-name'] {
      display: block;
    }
  }

  [data-part='user-title'] {
    display: block;
    padding: ${space[2]} ${space[3]};
    overflow: hidden;
    max-inline-size: calc(${size.menu} * 1.2);
    text-overflow: ellipsis;
    font: ${font.label};
  }

  [data-part='user-link'] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    inline-size: 100%;
    min-block-size: ${size.control};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    color: ${color.soft};
    font: ${font.nav};
    text-align: start;
    text-decoration: none;
  }

  [data-part='user-link'][aria-current] {
    color: ${color.text};
  }

  [data-part='user-sign-out'] {
    margin-block-start: ${space[2]};
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }

  @media (hover: hover) {
    [data-part='user-link']:hover {
      background: ${color.high};
      color: ${color.text};
    }
  }
`;
