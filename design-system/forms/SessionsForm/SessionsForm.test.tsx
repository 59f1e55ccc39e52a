// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ownSessions } from '@afterglow/fixtures/data/sessions';
import { useState, type SyntheticEvent } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { readerFor } from '../../reader/readerFor.ts';
import { SessionsForm } from './SessionsForm.tsx';
import { sessionsForm } from './SessionsForm.view.ts';

const reader = readerFor('en');
afterEach(cleanup);

function Page() {
  const [ended, setEnded] = useState<FormDataEntryValue | null>(null);
  const end = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEnded(new FormData(event.currentTarget).get('end'));
  };
  const left = Object.values(ownSessions).filter(({ id }) => id !== ended);
  return (
    <ReaderProvider reader={reader}>
      <SessionsForm
        {...sessionsForm(left, reader)}
        done={ended === null ? undefined : 'It has been signed out.'}
        onSubmit={end}
      />
    </ReaderProvider>
  );
}

test('the focus goes to the list when the device that had it is signed out', () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Sign out: Safari on iPhone' });
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByRole('button', { name: 'Sign out: Safari on iPhone' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region'));
  expect(screen.getByText('It has been signed out.')).toBeTruthy();
});

test('this device cannot be signed out here', () => {
  render(<Page />);
  expect(screen.queryByRole('button', { name: /Firefox on Linux/ })).toBeNull();
});
