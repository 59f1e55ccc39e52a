// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { readerFor } from '../../reader/readerFor.ts';
import { Modal } from './Modal.tsx';
// Imported statically: on a busy machine loading it takes longer than a test waits.
import './OpenModal.tsx';

const reader = readerFor('en');
afterEach(() => {
  cleanup();
  vi.doUnmock('./OpenModal.tsx');
});

/** A page with two buttons, each of which opens a modal. */
function Page({ dismissible = true, Dialog = Modal }: { dismissible?: boolean; Dialog?: typeof Modal }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen((names) => names.filter((one) => one !== name));
  const show = (name: string) => setOpen((names) => [...names, name]);
  return (
    <ReaderProvider reader={reader}>
      <main>
        <button onClick={() => show('First')}>Open the first</button>
      </main>
      <p role="status" aria-live="polite" data-component="Toasts">
        <button>Saved</button>
      </p>
      {['First', 'Second'].map(
        (name) =>
          open.includes(name) && (
            <Dialog key={name} title={name} dismissible={dismissible} onClose={() => close(name)}>
              <button onClick={() => show('Second')}>Open the second</button>
              <button>Last</button>
            </Dialog>
          ),
      )}
    </ReaderProvider>
  );
}

async function openFirst(dismissible = true) {
  // Radix disables pointer events on the page behind; the test presses there on purpose.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Page dismissible={dismissible} />);
  const opener = screen.getByRole('button', { name: 'Open the first' });
  await user.click(opener);
  return { user, opener, dialog: await screen.findByRole('dialog', { name: 'First' }) };
}

test('focus goes into a modal, stays in it and returns to the opener at Esc', async () => {
  const { user, opener, dialog } = await openFirst();
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  for (const name of ['Close', 'Open the second', 'Last', 'Close']) {
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a press beside a modal and its ring close it', async () => {
  const { user, opener } = await openFirst();
  await user.click(document.querySelector('[data-component="Modal"]') ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a modal that needs an answer stays at Esc and at a press beside it, and has no ring', async () => {
  const { user, dialog } = await openFirst(false);
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('[data-component="Modal"]') ?? document.body);
  expect(dialog.isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('a second modal replaces the first, and closing it gives the focus back to what opened the first', async () => {
  const { user, opener } = await openFirst();
  await user.click(screen.getByRole('button', { name: 'Open the second' }));
  await screen.findByRole('dialog', { name: 'Second' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

/** A page with a modal above another one. */
function PageOfTwo() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <ReaderProvider reader={reader}>
      <button onClick={() => setOpen(['Form'])}>Open the form</button>
      {open.map((name) => (
        <Modal
          key={name}
          title={name}
          above={name === 'Sign in'}
          onClose={() => setOpen(open.filter((one) => one !== name))}
        >
          {name === 'Form' && <button onClick={() => setOpen(['Form', 'Sign in'])}>Send</button>}
        </Modal>
      ))}
    </ReaderProvider>
  );
}

test('a modal above another leaves it as it is, and closing both gives the focus back step by step', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<PageOfTwo />);
  const opener = screen.getByRole('button', { name: 'Open the form' });
  await user.click(opener);
  const send = await screen.findByRole('button', { name: 'Send' });
  await user.click(send);
  await screen.findByRole('dialog', { name: 'Sign in' });
  expect(send.isConnected).toBe(true);
  expect(screen.queryByRole('dialog', { name: 'Form' }), 'it is hidden below').toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(send));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

/** A page that shows one modal at a time, with the name of the open modal as its state. */
function PageOfOne({ onClose }: { onClose: (name: string) => void }) {
  const [open, setOpen] = useState('');
  return (
    <ReaderProvider reader={reader}>
      <button onClick={() => setOpen('First')}>Open</button>
      {open && (
        <Modal
          key={open}
          title={open}
          onClose={() => {
            onClose(open);
            setOpen('');
          }}
        >
          <button onClick={() => setOpen('Second')}>On to the second</button>
        </Modal>
      )}
    </ReaderProvider>
  );
}

test('a page that swaps one modal for another is not told to close either, and its opener gets the focus back', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const onClose = vi.fn();
  render(
    <StrictMode>
      <PageOfOne onClose={onClose} />
    </StrictMode>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'On to the second' }));
  await screen.findByRole('dialog', { name: 'Second' });
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose.mock.calls).toEqual([['Second']]);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('toasts stay announced above a modal, and a press on one does not close it', async () => {
  const { user, dialog } = await openFirst();
  expect(screen.queryByRole('main'), 'the page behind is hidden').toBeNull();
  await user.click(screen.getByRole('button', { name: 'Saved' }));
  expect(dialog.isConnected).toBe(true);
});

test('the page behind a modal does not scroll until it is closed', async () => {
  const { user } = await openFirst();
  expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.body.hasAttribute('data-scroll-locked')).toBe(false));
});

test('where the code of the panel does not arrive, that is said, and the next opening tries again', async () => {
  vi.doMock('./OpenModal.tsx', () => {
    throw new Error('offline');
  });
  vi.resetModules();
  const fresh = await import('./Modal.tsx');
  const user = userEvent.setup();
  render(<Page Dialog={fresh.Modal} />);
  await user.click(screen.getByRole('button', { name: 'Open the first' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  vi.doUnmock('./OpenModal.tsx');
  await user.click(screen.getByRole('button', { name: 'Open the first' }));
  expect(await screen.findByRole('dialog', { name: 'First' })).toBeTruthy();
});
