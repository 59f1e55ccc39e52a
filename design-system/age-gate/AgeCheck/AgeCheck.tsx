import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import type { LegalLinksProps } from '../../layout/LegalLinks/LegalLinks.tsx';
import type { LanguageLink } from '../../layout/LanguagePicker/LanguagePicker.tsx';
import type { PreferenceForm } from '../../layout/links.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Mark, type MarkProps } from '../../primitives/Mark/Mark.tsx';
import { GateFoot } from '../GateFoot.tsx';
import { gateBackground } from '../gateBackground.ts';

const messages = defineMessages<{
  heading: {};
  passedHeading: {};
  why: {};
  accounts: {};
  noAccounts: {};
  member: { name: string };
  passed: {};
  goOn: {};
  pending: {};
  again: {};
  nothing: {};
  signIn: {};
  signUp: {};
  leave: {};
  signOut: {};
  demoHeading: {};
  demo: {};
  demoPass: {};
  parents: {};
  parentsLink: {};
}>({
  passedHeading: { id: 'ageCheck.passedHeading', defaultMessage: 'Thank you' },
  member: { id: 'ageCheck.member', defaultMessage: 'You are signed in as {name}.' },
  passed: { id: 'ageCheck.passed', defaultMessage: 'Your age has been checked, and the site is open to you.' },
  goOn: { id: 'ageCheck.goOn', defaultMessage: 'Go on to the site' },
  pending: {
    id: 'ageCheck.pending',
    defaultMessage: 'We have your photo and are checking it. You can close this page and come back later.',
  },
  again: { id: 'ageCheck.again', defaultMessage: 'Look again' },
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
  signOut: { id: 'userMenu.signOut', defaultMessage: 'Sign out' },
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

export interface AgeCheckProps extends ComponentProps<'main'> {
  /** Links to sign in and sign up; omitted on a site whose accounts do not prove an age. */
  accounts?: { signInHref: string; signUpHref: string } | undefined;
  /** The signed-in member, and how far the check is. In the state `photo`, `children` is the form for the photo. */
  member?:
    | { name: string; state: 'photo' | 'pending' | 'passed'; nextHref: string; signOut: PreferenceForm }
    | undefined;
  /** Only on a demo site: a form that passes the check immediately. */
  demo?: PreferenceForm | undefined;
  leaveHref: string;
  /** Links to the legal pages, which need no check. */
  legal: LegalLinksProps;
  parentalControlHref: string;
  /** The site's own logo, from the view of Mark. */
  logo: Pick<MarkProps, 'name' | 'src'>;
  /** This page in every site language; the current one is marked. */
  languages: readonly LanguageLink[];
}

type Sentences = Pick<AgeCheckProps, 'accounts' | 'demo' | 'member'>;

/** The text that says what the law requires and what the visitor can do. */
function Sentences({ accounts, demo, member }: Sentences) {
  const { formatMessage } = useIntl();
  if (member?.state === 'passed') return <p data-part="age-check-text">{formatMessage(messages.passed)}</p>;
  const rest = formatMessage(member?.state === 'pending' ? messages.pending : messages.nothing);
  const way = accounts ? messages.accounts : demo ? null : messages.noAccounts;
  return (
    <>
      <p data-part="age-check-text">
        {formatMessage(messages.why)}{' '}
        {member ? formatMessage(messages.member, { name: member.name }) : way && formatMessage(way)}
      </p>
      <p data-part="age-check-text">{rest}</p>
      <Announcement changesOnly sentence={rest} />
    </>
  );
}

/**
 * Replaces the whole page where the law requires an age check: no title, picture or text of a video is sent with it.
 */
export function AgeCheck({
  accounts,
  member,
  demo,
  leaveHref,
  legal,
  parentalControlHref,
  logo,
  languages,
  children,
  ...rest
}: AgeCheckProps) {
  const { formatMessage } = useIntl();
  const passed = member?.state === 'passed';
  return (
    <Root {...rest} data-component="AgeCheck">
      <div data-part="gate-content">
        <Mark {...logo} data-part="gate-mark" />
        <h1 data-part="gate-title">{formatMessage(passed ? messages.passedHeading : messages.heading)}</h1>
        <Sentences {...{ accounts, demo, member }} />
        {children !== undefined && <div data-part="age-check-form">{children}</div>}
        <Ways accounts={accounts} member={member} leaveHref={leaveHref} />
        {member && !passed && <SignOut form={member.signOut} />}
        {demo && !passed && <DemoCheck form={demo} />}
        <GateFoot
          parents={formatMessage(messages.parents)}
          parentsLink={formatMessage(messages.parentsLink)}
          parentalControlHref={parentalControlHref}
          legal={legal}
          languages={languages}
        />
      </div>
    </Root>
  );
}

/** The ways on for the visitor. */
function Ways({
  accounts,
  member,
  leaveHref,
}: {
  accounts: AgeCheckProps['accounts'];
  member: AgeCheckProps['member'];
  leaveHref: string;
}) {
  const { formatMessage } = useIntl();
  const passed = member?.state === 'passed';
  return (
    <div data-part="age-check-ways">
      {member && member.state !== 'photo' && (
        <Button kind={passed ? 'filled' : 'outlined'} size="large" href={member.nextHref}>
          {formatMessage(passed ? messages.goOn : messages.again)}
        </Button>
      )}
      {!member && accounts && (
        <>
          <Button kind="filled" size="large" href={accounts.signInHref}>
            {formatMessage(messages.signIn)}
          </Button>
          <Button size="large" href={accounts.signUpHref}>
            {formatMessage(messages.signUp)}
          </Button>
        </>
      )}
      <Button size="large" kind={accounts || member ? 'quiet' : 'outlined'} href={leaveHref} rel="noreferrer">
        {formatMessage(messages.leave)}
      </Button>
    </div>
  );
}

function SignOut({ form }: { form: PreferenceForm }) {
  const { formatMessage } = useIntl();
  return (
    <form role="none" method="post" action={form.action}>
      <input type="hidden" name="next" value={form.next} />
      <Button type="submit" kind="quiet" name="logout" value="1">
        {formatMessage(messages.signOut)}
      </Button>
    </form>
  );
}

/** The button of the demo, which passes the check without a photo. */
function DemoCheck({ form }: { form: PreferenceForm }) {
  const { formatMessage } = useIntl();
  return (
    <form role="none" data-part="age-check-demo" method="post" action={form.action}>
      <h2 data-part="age-check-demo-title">{formatMessage(messages.demoHeading)}</h2>
      <p data-part="age-check-demo-text">{formatMessage(messages.demo)}</p>
      <input type="hidden" name="next" value={form.next} />
      <Button data-part="age-check-demo-button" type="submit" name="age" value="check">
        {formatMessage(messages.demoPass)}
      </Button>
    </form>
  );
}

const Root = styled.main`
  ${gateBackground}

  [data-part='age-check-text'] {
    color: ${color.soft};
    font: ${font.lead};
    text-wrap: balance;
  }

  [data-part='age-check-form'] {
    inline-size: 100%;
    text-align: start;
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
