import { ownSessions } from '@afterglow/fixtures/data/sessions';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { deviceName, sessionsForm } from './SessionsForm.view.ts';

const reader = readerFor('en');

test('a user agent is said as browser and system, an unknown one as such', () => {
  expect(deviceName(ownSessions.laptop.agent, reader)).toBe('Firefox on Linux');
  expect(deviceName(ownSessions.phone.agent, reader)).toBe('Safari on iPhone');
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/138 Safari/537 Edg/138', reader)).toBe(
    'Edge on Windows',
  );
  expect(deviceName('Mozilla/5.0 (Linux; Android 15) Chrome/138 Mobile Safari/537', reader)).toBe('Chrome on Android');
  expect(deviceName('curl/8.9.1', reader)).toBe('An unknown device');
});

test('this device comes first, and a country is said if it is known', () => {
  const { sessions } = sessionsForm([ownSessions.unknown, ownSessions.phone, ownSessions.laptop], reader);
  expect(sessions.map(({ id }) => id)).toEqual([ownSessions.laptop.id, ownSessions.phone.id, ownSessions.unknown.id]);
  expect(sessions.map(({ facts }) => facts)).toEqual([
    'Last seen on January 26, 2026, Netherlands',
    'Last seen on January 25, 2026, Netherlands',
    'Last seen on December 31, 2025',
  ]);
});
