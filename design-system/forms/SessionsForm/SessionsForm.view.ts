import type { OwnSession } from '@afterglow/contract/ownPage';
import { defineMessages } from 'react-intl';
import { countryName } from '../../cards/MemberCard/MemberCard.view.ts';
import { day } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { SessionRow, SessionsFormProps } from './SessionsForm.tsx';

const messages = defineMessages<{
  on: { browser: string; system: string };
  unknown: {};
  seen: { day: string };
  seenIn: { day: string; country: string };
  ended: { name: string };
  othersEnded: {};
  oneEnded: {};
}>({
  on: { id: 'sessionsForm.on', defaultMessage: '{browser} on {system}' },
  unknown: { id: 'sessionsForm.unknown', defaultMessage: 'An unknown device' },
  seen: { id: 'sessionsForm.seen', defaultMessage: 'Last seen on {day}' },
  seenIn: { id: 'sessionsForm.seenIn', defaultMessage: 'Last seen on {day}, {country}' },
  ended: { id: 'sessionsForm.ended', defaultMessage: '{name} has been signed out.' },
  othersEnded: { id: 'sessionsForm.othersEnded', defaultMessage: 'All your other devices have been signed out.' },
  oneEnded: { id: 'sessionsForm.oneEnded', defaultMessage: 'The device has been signed out.' },
});

/**
 * Browser names by a word in the user agent. The first match counts, as most browsers also name those that they
 * imitate.
 */
const browsers: readonly [word: RegExp, name: string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [word: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (agent: string, names: typeof browsers): string => names.find(([word]) => word.test(agent))?.[1] ?? '';

/** Returns the browser and the system of a user agent, as far as they are known. */
export function deviceName(agent: string, { intl }: Reader): string {
  const [browser, system] = [nameIn(agent, browsers), nameIn(agent, systems)];
  if (browser !== '' && system !== '') return intl.formatMessage(messages.on, { browser, system });
  return browser || system || intl.formatMessage(messages.unknown);
}

function sessionRow({ id, agent, country, seenAt, current }: OwnSession, reader: Reader): SessionRow {
  const [land, seen] = [countryName(country, reader), day(seenAt, reader)];
  const { formatMessage } = reader.intl;
  return {
    id,
    name: deviceName(agent, reader),
    facts:
      land === ''
        ? formatMessage(messages.seen, { day: seen })
        : formatMessage(messages.seenIn, { day: seen, country: land }),
    current,
  };
}

/** Returns the props of the form: the current device comes first, then the most recently seen. */
export const sessionsForm = (
  sessions: readonly OwnSession[],
  reader: Reader,
): Pick<SessionsFormProps, 'action' | 'sessions'> => ({
  action: reader.href.here(),
  sessions: sessions
    .toSorted((one, other) => Number(other.current) - Number(one.current) || other.seenAt - one.seenAt)
    .map((session) => sessionRow(session, reader)),
});

/**
 * Returns the message after a session was ended.
 * @param end id of the session, or `others`
 * @param sessions the sessions before that; if the ended one is missing, the message does not name it
 */
export function sessionEnded(end: string, sessions: readonly OwnSession[], reader: Reader): string {
  const { formatMessage } = reader.intl;
  if (end === 'others') return formatMessage(messages.othersEnded);
  const ended = sessions.find(({ id }) => id === end);
  return ended
    ? formatMessage(messages.ended, { name: deviceName(ended.agent, reader) })
    : formatMessage(messages.oneEnded);
}
