import { expect, test } from 'vitest';
import { readerFor } from '../reader/readerFor.ts';
import { profileActions } from './profileActions.view.ts';

const english = readerFor('en');

test('guests are led to sign in by each button (R95, D56)', () => {
  const { subscribe, vote } = profileActions({ to: 'Aurelia Voss', signedIn: false }, english);
  for (const action of [subscribe, vote]) expect(action).toMatchObject({ signInHref: '#/signIn/', busy: false });
});

test('a member’s buttons wait at their places until it is known what has been done (D60)', () => {
  const { subscribe, vote } = profileActions({ to: '', signedIn: true }, english);
  expect(subscribe).toMatchObject({ on: false, busy: true, signInHref: undefined });
  expect(vote).toMatchObject({ vote: null, busy: true, signInHref: undefined });
});
