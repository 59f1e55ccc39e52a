import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { pageDecorator } from '../page.decorator.tsx';
import { Modal } from './Modal.tsx';

const meta = preview.meta({
  component: Modal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { title: 'Delete this playlist?', onClose: fn() },
});

const buttons = (
  <>
    <Button kind="filled" size="large">
      Delete
    </Button>
    <Button size="large">Keep it</Button>
  </>
);

export const Standard = meta.story({
  ...opened,
  args: { description: 'Its videos stay where they are; only the list is gone.', footer: buttons },
});
export const TitleOnly = meta.story({ ...opened, args: {} });
export const NeedsAnAnswer = meta.story({
  ...opened,
  args: {
    dismissible: false,
    description: 'What you have written here has not been sent.',
    footer: buttons,
  },
});
/** Over an open modal, which stays open: for example to sign in again while a form is open. */
export const Above = meta.story({
  ...opened,
  args: { above: true, title: 'Sign in again', description: 'What you have written is sent afterwards.' },
});
export const Wide = meta.story({
  ...opened,
  args: {
    title: 'What is kept on this device',
    'data-width': 'wide',
    children: <p>A table, or a long list in two columns, has more room than a question needs.</p>,
  },
});
export const Drawer = meta.story({
  ...opened,
  args: {
    title: 'Messages',
    'data-placement': 'end',
    children: <p>Beside the page, over its whole height.</p>,
  },
});
export const LongContent = meta.story({
  ...opened,
  args: {
    title: 'Benachrichtigungseinstellungen und Datenschutzvereinbarungen',
    description:
      'Der Kopf bleibt stehen, während der Inhalt darunter rollt; so ist der Ring zum Schließen immer zu sehen.',
    children: Array.from({ length: 24 }, (_, index) => (
      <TextField key={index} label={`Angabe ${index + 1}`} name={`field${index + 1}`} />
    )),
    footer: buttons,
  },
});
export const OnAPhone = meta.story({
  ...opened,
  globals: { viewport: { value: 'phone' } },
  args: { description: 'Its videos stay where they are; only the list is gone.', footer: buttons },
});

function OpenedByAButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the playlist</Button>
      {open && (
        <Modal title="Delete this playlist?" onClose={() => setOpen(false)}>
          <Button onClick={() => setOpen(false)}>Keep it</Button>
        </Modal>
      )}
    </>
  );
}

export const ByKeyboard = meta.story({
  ...opened,
  render: () => <OpenedByAButton />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
});
