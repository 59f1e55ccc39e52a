// @vitest-environment jsdom
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import { readerFor } from '@afterglow/design-system/reader/readerFor.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UnsavedGuard } from './UnsavedGuard.tsx';

afterEach(cleanup);

const followed = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());

function open() {
  render(
    <ReaderProvider reader={readerFor('en')}>
      <main>
        <form method="post">
          <label>
            Title
            <input name="title" defaultValue="Evening" />
          </label>
        </form>
        <UnsavedGuard />
      </main>
      <a href="/videos/" onClick={followed}>
        Videos
      </a>
    </ReaderProvider>,
  );
}

test('a visitor who has typed is told what would be lost, stays first, and leaves without it', async () => {
  open();
  const title = screen.getByLabelText('Title');
  fireEvent.input(title, { target: { value: 'Morning' } });
  fireEvent.click(screen.getByRole('link', { name: 'Videos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave this page?' });
  expect(screen.getByRole('list', { name: 'What has changed' }).textContent).toBe('Title');
  expect(dialog.textContent).toContain('has not been saved and would be lost');
  expect(followed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(title).toHaveProperty('value', 'Morning');
  fireEvent.click(screen.getByRole('link', { name: 'Videos' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(followed).toHaveBeenCalledOnce();
  expect(title).toHaveProperty('value', 'Evening');
});
