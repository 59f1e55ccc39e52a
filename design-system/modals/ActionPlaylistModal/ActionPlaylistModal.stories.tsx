import { filledByKeyboard, ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { pageDecorator } from '../page.decorator.tsx';
import { ActionPlaylistModal } from './ActionPlaylistModal.tsx';

/** Stands for the form. */
const form = (
  <>
    <TextField label="Name" name="title" />
    <TextArea label="Description" name="description" limit={500} />
    <Button kind="filled" size="large">
      Save
    </Button>
  </>
);

const meta = preview.meta({
  component: ActionPlaylistModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { onClose: fn(), children: form, section: 'new' as const },
});

export const New = meta.story({ ...opened, args: { section: 'new' } });
export const Edit = meta.story({ ...opened, args: { section: 'edit' } });

export const ByKeyboard = meta.story({ ...filledByKeyboard, args: {} });
