import { filledByKeyboard, ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { SignInForm, type SignInFormProps } from '../../forms/SignInForm/SignInForm.tsx';
import { SignUpLine } from '../../forms/SignUpLine/SignUpLine.tsx';
import { pageDecorator } from '../page.decorator.tsx';
import { LoginModal } from './LoginModal.tsx';

const props: SignInFormProps = {
  action: '#/signin/',
  restoreHref: '#/restore-password/',
  linkHref: '#/signin/?step=mail_link',
};

const meta = preview.meta({
  component: LoginModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: {
    onClose: fn(),
    children: (
      <>
        <SignInForm {...props} />
        <SignUpLine signUpHref="#/signup/" />
      </>
    ),
  },
});

export const Standard = meta.story({ ...opened, args: {} });
export const ToVote = meta.story({ ...opened, args: { reason: 'vote' } });
export const ToSubscribe = meta.story({ ...opened, args: { reason: 'subscribe' } });
export const ToKeep = meta.story({ ...opened, args: { reason: 'keep' } });
export const ToComment = meta.story({ ...opened, args: { reason: 'comment' } });
export const ToDownload = meta.story({ ...opened, args: { reason: 'download' } });
export const SessionEnded = meta.story({
  ...opened,
  args: { reason: 'ended', children: <SignInForm {...props} values={{ usr: 'helena' }} /> },
});
export const Refused = meta.story({
  ...opened,
  args: {
    children: <SignInForm {...props} values={{ usr: 'helena' }} errors={{ pwd: 'Invalid username or password' }} />,
  },
});

export const ByKeyboard = meta.story({ ...filledByKeyboard, args: {} });
