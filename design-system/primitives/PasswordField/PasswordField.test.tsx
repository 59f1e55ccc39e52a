// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { readerFor } from '../../reader/readerFor.ts';
import { PasswordField } from './PasswordField.tsx';

const field = (
  <ReaderProvider reader={readerFor('en')}>
    <PasswordField label="Password" autoComplete="current-password" />
  </ReaderProvider>
);

test('without script there is no button that would do nothing', () => {
  const html = renderToString(field);
  expect(html).toContain('type="password"');
  expect(html).toMatch(/<button[^>]* hidden=""/);
});

test('the button shows what was typed, says so, and submits nothing', () => {
  render(field);
  const input = screen.getByLabelText('Password', { selector: 'input' });
  const button = screen.getByRole('button', { name: 'Show password' });
  expect(button.getAttribute('type')).toBe('button');
  expect(input.getAttribute('type')).toBe('password');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button);
  expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBe(button);
  expect(input.getAttribute('type')).toBe('text');
});
