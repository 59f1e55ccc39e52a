import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { LanguageLink } from '../../layout/LanguagePicker/LanguagePicker.tsx';
import type { PreferenceForm } from '../../layout/links.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Mark, type MarkProps } from '../../primitives/Mark/Mark.tsx';
import { gateBackground } from '../gateBackground.ts';

const messages = defineMessages({
  heading: { id: 'ageCheck.heading', defaultMessage: 'Please show that you are an adult' },
  why: {
    id: 'ageCheck.why',
    defaultMessage: 'Where you are, the law has us check the age of everyone before anything is shown.',
  },
  accounts: {
    id: 'ageCheck.accounts',
    defaultMessage: 'Sign in with an account whose age has been checked, or make one.',
  },
  noAccounts: {
    id: 'ageCheck.noAccounts',
    defaultMessage: 'This site has no accounts with which it could be checked, so it stays closed there.',
  },
  nothing: {
    id: 'ageCheck.nothing',
    defaultMessage: 'Nothing of this site is loaded before that, and no photo is kept.',
  },
  signIn: { id: 'ageCheck.signIn', defaultMessage: 'Sign in' },
  signUp: { id: 'ageCheck.signUp', defaultMessage: 'Sign up' },
  leave: { id: 'ageCheck.leave', defaultMessage: 'Leave' },
  demoHeading: { id: 'ageCheck.demoHeading', defaultMessage: 'Demonstration' },
  demo: {
    id: 'ageCheck.demo',
    defaultMessage:
      'This copy of the site is a demonstration, with made-up people and drawn pictures. Here a check can be passed with one press; a real site never has this button.',
  },
  demoPass: { id: 'ageCheck.demoPass', defaultMessage: 'Pass the check as an adult' },
  parents: {
    id: 'ageCheck.parents',
    defaultMessage: 'Parents: this site carries the RTA label, so that filters can block it.',
  },
  parentsLink: { id: 'ageCheck.parentsLink', defaultMessage: 'How to set one up' },
});

export interface AgeCheckProps extends Omit<ComponentProps<'main'>, 'children'> {
  signInHref?: string | undefined;
  signUpHref?: string | undefined;
  /** Only on a demo site: a form that passes the check immediately. */
  demo?: PreferenceForm | undefined;
  leaveHref: string;
  parentalControlHref: string;
  /** The site's own logo, from the view of Mark. */
  logo: Pick<MarkProps, 'name' | 'src'>;
  /** This page in every site language; the current one is marked. */
  languages: readonly LanguageLink[];
}

/** Replaces the whole page where the law requires an age check: no video title, picture or text is sent with it. */
export function AgeCheck({
  signInHref,
  signUpHref,
  demo,
  leaveHref,
  parentalControlHref,
  logo,
  languages,
  ...rest
}: AgeCheckProps) {
  const { formatMessage } = useIntl();
  const accounts = signInHref !== undefined || signUpHref !== undefined;
  const way = accounts ? messages.accounts : demo ? null : messages.noAccounts;
  return (
    <Root {...rest} data-component="AgeCheck">
      <div data-part="gate-content">
        <Mark {...logo} data-part="gate-mark" />
        <h1 data-part="gate-title">{formatMessage(messages.heading)}</h1>
        <p data-part="age-check-text">
          {formatMessage(messages.why)} {way && formatMessage(way)}
        </p>
        <p data-part="age-check-text">{formatMessage(messages.nothing)}</p>
        <div data-part="age-check-ways">
          {signInHref !== undefined && (
            <Button kind="filled" size="large" href={signInHref}>
              {formatMessage(messages.signIn)}
            </Button>
          )}
          {signUpHref !== undefined && (
            <Button size="large" href={signUpHref}>
              {formatMessage(messages.signUp)}
            </Button>
          )}
          <Button size="large" kind={accounts ? 'quiet' : 'outlined'} href={leaveHref} rel="noreferrer">
            {formatMessage(messages.leave)}
          </Button>
        </div>
        {demo && (
          <form data-part="age-check-demo" method="post" action={demo.action}>
            <h2 data-part="age-check-demo-title">{formatMessage(messages.demoHeading)}</h2>
            <p data-part="age-check-demo-text">{formatMessage(messages.demo)}</p>
            <input type="hidden" name="next" value={demo.next} />
            <Button data-part="age-check-demo-button" type="submit" name="age" value="check">
              {formatMessage(messages.demoPass)}
            </Button>
          </form>
        )}
        <p data-part="gate-parents">
          {formatMessage(messages.parents)}{' '}
          <a data-part="gate-parents-link" href={parentalControlHref} rel="noreferrer">
            {formatMessage(messages.parentsLink)}
          </a>
        </p>
        <ul data-part="gate-languages" role="list">
          {languages.map(({ tag, name, href, current }) => (
            <li key={tag}>
              <a
                data-part="gate-language"
                href={href}
                lang={tag}
                hrefLang={tag}
                aria-current={current ? 'true' : undefined}
                data-reload=""
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}

const Root = styled.main`
  ${gateBackground}

  [data-part='age-check-text'] {
    color: ${color.soft};
    font: ${font.lead};
    text-wrap: balance;
  }

  [data-part='age-check-ways'] {
    display: grid;
    gap: ${space[3]};
    inline-size: 100%;
    margin-block: ${space[2]};
  }

  [data-part='age-check-demo'] {
    display: grid;
    gap: ${space[2]};
    justify-items: center;
    inline-size: 100%;
    padding: ${space[5]};
    border: ${size.hairline} dashed ${color.edge};
    border-radius: ${radius.card};
  }

  [data-part='age-check-demo-title'] {
    color: ${color.gold};
    font: ${font.label};
  }

  [data-part='age-check-demo-text'] {
    color: ${color.soft};
    text-wrap: balance;
    font: ${font.small};
  }

  [data-part='age-check-demo-button'] {
    margin-block-start: ${space[2]};
  }
`;
