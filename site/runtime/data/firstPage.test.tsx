// @vitest-environment jsdom
// Own process: the first page of a document is shown once.
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { markNavigable, useAfterFirstPage } from './firstPage.ts';

test('after the first page only those are rendered again that wait for it', async () => {
  vi.useFakeTimers();
  const rendered: string[] = [];
  const Reader = ({ name, isAwaited }: { name: string; isAwaited: boolean }) => {
    rendered.push(`${name} ${String(useAfterFirstPage(isAwaited))}`);
    return null;
  };
  render(
    <>
      <Reader name="member" isAwaited />
      <Reader name="guest" isAwaited={false} />
    </>,
  );
  expect(rendered).toEqual(['member false', 'guest false']);
  rendered.length = 0;
  await act(async () => {
    markNavigable();
    await vi.runAllTimersAsync();
  });
  expect(rendered).toEqual(['member true']);
});
