import { color, font, media, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl, type TypedMessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { FormsTogether } from '../../forms/submitKind.ts';
import { besideNav, sideLink, sideNav } from '../sideNav.ts';

const messages = defineMessages({ nav: { id: 'settingsScreen.nav', defaultMessage: 'Settings' } });

/** Sections in display order. Their names are also their anchors, so that a URL can lead to one. */
export const settingsSections = [
  'profile',
  'pictures',
  'privacy',
  'notifications',
  'username',
  'email',
  'password',
  'devices',
  'history',
  'home',
  'copy',
  'delete',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

const headings = defineMessages({
  profile: { id: 'settingsScreen.profile', defaultMessage: 'About you' },
  pictures: { id: 'settingsScreen.pictures', defaultMessage: 'Pictures' },
  privacy: { id: 'settingsScreen.privacy', defaultMessage: 'Who sees what' },
  notifications: { id: 'notifications.title', defaultMessage: 'Notifications' },
  username: { id: 'signInForm.user', defaultMessage: 'User name' },
  email: { id: 'signUpForm.email', defaultMessage: 'E-mail address' },
  password: { id: 'settingsScreen.password', defaultMessage: 'Password' },
  devices: { id: 'settingsScreen.devices', defaultMessage: 'Devices' },
  history: { id: 'settingsScreen.history', defaultMessage: 'History' },
  home: { id: 'settingsScreen.home', defaultMessage: 'Home page' },
  copy: { id: 'settingsScreen.copy', defaultMessage: 'A copy of your data' },
  delete: { id: 'settingsScreen.delete', defaultMessage: 'Delete the account' },
}) satisfies Record<SettingsSection, TypedMessageDescriptor>;

export interface SettingsScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Content of each section; null for one that the site lacks. */
  forms: Readonly<Record<SettingsSection, ReactNode>>;
}

/** The edit tab of a member's own page: a section for each thing that can be changed, and links to them (R85). */
export function SettingsScreen({ forms, ...rest }: SettingsScreenProps) {
  const { formatMessage } = useIntl();
  const shown = settingsSections.filter((section) => forms[section] !== null);
  return (
    <Root {...rest} data-component="SettingsScreen">
      <nav data-part="settings-nav" aria-label={formatMessage(messages.nav)}>
        <ul role="list">
          {shown.map((section) => (
            <li key={section}>
              <a data-part="settings-link" data-last={section === 'delete' || undefined} href={`#${section}`}>
                {formatMessage(headings[section])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div data-part="settings-sections">
        {shown.map((section) => (
          <section key={section} id={section} data-part="settings-section" aria-labelledby={`${section}-heading`}>
            <h2 data-part="settings-heading" id={`${section}-heading`}>
              {formatMessage(headings[section])}
            </h2>
            <FormsTogether>{forms[section]}</FormsTogether>
          </section>
        ))}
      </div>
    </Root>
  );
}

const Root = styled.div`
  ${besideNav}

  & [data-part='settings-nav'] {
    ${sideNav}
  }
  & [data-part='settings-link'] {
    ${sideLink}
  }
  & [data-part='settings-link']:hover {
    border-color: ${color.edge};
    color: ${color.text};
  }
  & [data-part='settings-link'][data-last]:hover {
    border-color: ${color.bad};
    color: ${color.bad};
  }

  & [data-part='settings-sections'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
  }
  & [data-part='settings-section'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
    padding-block-end: ${space[8]};
    border-block-end: ${size.hairline} solid ${color.line};
    scroll-margin-block-start: calc(${size.header} + ${space[6]});
  }
  & [data-part='settings-section']:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
  & [data-part='settings-heading'] {
    color: ${color.text};
    font: ${font.sectionTitle};
    letter-spacing: ${tracking.sectionTitle};
  }

  /* The tabs above are a row of their own, and a second row would look like more tabs. */
  @media ${media.md} {
    grid-template-columns: minmax(0, 1fr);

    & [data-part='settings-nav'] {
      display: none;
    }
  }
`;
