import { filledByKeyboard, ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { pageDecorator } from '../page.decorator.tsx';
import { ContactUsModal } from './ContactUsModal.tsx';

/** Stands for the form. */
const form = (
  <>
    <TextField label="Email address" name="email" type="email" />
    <TextArea label="Your message" name="message" limit={1500} />
    <Button kind="filled" size="large">
      Send
    </Button>
  </>
);

const meta = preview.meta({
  component: ContactUsModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { onClose: fn(), children: form },
});

export const Form = meta.story({ ...opened, args: {} });
export const Refused = meta.story({
  ...opened,
  args: { children: <TextField label="Email address" name="email" error="Email entered incorrectly" /> },
});

export const ByKeyboard = meta.story({ ...filledByKeyboard, args: {} });
