// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { readerFor } from '../../reader/readerFor.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { accountScreen, type Account } from './AccountScreen.view.ts';

afterEach(cleanup);

const reader = readerFor('en');
const show = (account: Account) =>
  render(
    <ReaderProvider reader={reader}>
      <AccountScreen {...accountScreen(account, reader)} />
    </ReaderProvider>,
  );

test.each(['send_email', 'restore_password_success', 'link_sent'] as const)(
  'once a link is on its way (%s), the filled button sends it again to the same address',
  (step) => {
    show({ step, form: { values: { email: 'helena@mail.example' } } });
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Send it again' });
    expect(again.dataset['kind']).toBe('filled');
    expect([...new FormData(again.form ?? undefined)]).toEqual([['email', 'helena@mail.example']]);
    expect(screen.getByRole('link', { name: 'Sign in' }).dataset['kind']).toBe('outlined');
  },
);

test('after a reload, which knows no address, it is asked for', () => {
  show({ step: 'send_email', form: {} });
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').required).toBe(true);
});

test('the link to a new address is asked for anew in the settings, and a guest signs in first', () => {
  show({ step: 'email', form: {}, visitor: { id: 7 } });
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask for a new one' });
  expect(href).toBe(new URL(`${reader.href.member({ id: 7 }, 'edit')}#email`, location.href).href);
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  cleanup();
  show({ step: 'email', form: {} });
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
});
