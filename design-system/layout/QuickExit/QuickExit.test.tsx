// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { readerFor } from '../../reader/readerFor.ts';
import { QuickExit } from './QuickExit.tsx';

test('the page is blank at once, and what takes its place leaves no way back to it', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(container).render(
      <ReaderProvider reader={readerFor('en')}>
        <QuickExit href="#harmless" />
      </ReaderProvider>,
    ),
  );
  const { length } = history;
  container.querySelector('a')?.click();
  expect(document.documentElement.dataset['leaving']).toBe('');
  expect(location.hash).toBe('#harmless');
  expect(history).toHaveLength(length);
});
