import { color, container, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Dropdown } from '../../primitives/Dropdown/Dropdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import type { Picture } from '../../reader/picture.ts';
import type { NavLink, PreferenceForm } from '../links.ts';

const messages = defineMessages<{ label: { name: string }; signOut: {} }>({
  label: { id: 'userMenu.label', defaultMessage: 'Your menu, {name}' },
  signOut: { id: 'userMenu.signOut', defaultMessage: 'Sign out' },
});

export interface UserMenuProps extends Omit<ComponentProps<'details'>, 'children' | 'onToggle'> {
  name: string;
  /** Null when there is none; falls back to the first letter of the name. */
  avatar: Picture | null;
  /** The member's own pages, most important first; `apart` starts a new group. */
  entries: readonly (NavLink & { icon: IconName })[];
  /** Where the sign-out form is posted, and the page to go to afterwards. */
  signOut: PreferenceForm;
}

/** The member's avatar with a menu of their own pages. */
export function UserMenu({ name, avatar, entries, signOut, ...rest }: UserMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <Root
      data-component="UserMenu"
      {...rest}
      align="end"
      parts={{ face: 'user-face' }}
      label={formatMessage(messages.label, { name })}
      face={
        <>
          {avatar ? (
            <img data-part="user-picture" src={avatar.src} srcSet={avatar.srcSet} alt="" width={32} height={32} />
          ) : (
            <b data-part="user-picture" data-letter={[...name][0]?.toLocaleUpperCase()} />
          )}
          <span data-part="user-name" dir="auto">
            {name}
          </span>
        </>
      }
    >
      <strong data-part="user-title">{name}</strong>
      <ul role="list">
        {entries.map(({ href, label, icon, current }) => (
          <li key={href + label}>
            <a data-part="user-link" href={href} aria-current={current ? 'page' : undefined}>
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <form data-part="user-sign-out" method="post" action={signOut.action}>
        <input type="hidden" name="next" value={signOut.next} />
        <button data-part="user-link" type="submit" name="logout" value="1">
          <Icon name="leave" />
          {formatMessage(messages.signOut)}
        </button>
      </form>
    </Root>
  );
}

const Root = styled(Dropdown)`
  > [data-part='user-face'] {
    gap: ${space[2]};
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

  [data-part='user-name'] {
    display: none;
    overflow: hidden;
    max-inline-size: calc(${size.menu} / 2);
    font: ${font.label};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Show the name beside the avatar if the header has room beside the search. */
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
