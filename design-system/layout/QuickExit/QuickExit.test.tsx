// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { readerFor } from '../../reader/readerFor.ts';
import { QuickExit } from './QuickExit.tsx';

test('the page is blank at once, and what takes its place leaves no way back to it', () => {
  render(
    <ReaderProvider reader={readerFor('en')}>
      <QuickExit href="#harmless" />
    </ReaderProvider>,
  );
  const { length } = history;
  screen.getByRole('link').click();
  expect(document.documentElement.dataset['leaving']).toBe('');
  expect(location.hash).toBe('#harmless');
  expect(history).toHaveLength(length);
});
