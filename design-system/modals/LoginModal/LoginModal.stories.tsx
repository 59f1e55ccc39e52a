import { filledByKeyboard, ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { pageDecorator } from '../page.decorator.tsx';
import { LoginModal } from './LoginModal.tsx';

/** Stands for the form. */
const form = (
  <>
    <TextField label="User name" name="usr" autoComplete="username" />
    <PasswordField label="Password" name="pwd" autoComplete="current-password" />
    <Button kind="filled" size="large">
      Sign in
    </Button>
  </>
);

const meta = preview.meta({
  component: LoginModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { onClose: fn(), children: form },
});

export const Standard = meta.story({ ...opened, args: {} });
export const ToVote = meta.story({ ...opened, args: { reason: 'vote' } });
export const ToSubscribe = meta.story({ ...opened, args: { reason: 'subscribe' } });
export const ToKeep = meta.story({ ...opened, args: { reason: 'keep' } });
export const ToComment = meta.story({ ...opened, args: { reason: 'comment' } });
export const ToDownload = meta.story({ ...opened, args: { reason: 'download' } });

export const ByKeyboard = meta.story({ ...filledByKeyboard, args: {} });
