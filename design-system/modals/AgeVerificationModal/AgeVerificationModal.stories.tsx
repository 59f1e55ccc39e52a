import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { maxImageBytes } from '@afterglow/contract/bodyLimits';
import { AgePhotoForm } from '../../forms/AgePhotoForm/AgePhotoForm.tsx';
import { pageDecorator } from '../page.decorator.tsx';
import { AgeVerificationModal } from './AgeVerificationModal.tsx';

const form = (file?: string) => (
  <AgePhotoForm action="#/" maxBytes={maxImageBytes} maxSize="10 MB" errors={file === undefined ? {} : { file }} />
);

const meta = preview.meta({
  component: AgeVerificationModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { onClose: fn() },
});

export const Asked = meta.story({ ...opened, args: { state: { kind: 'asked' }, children: form() } });
export const Guest = meta.story({
  ...opened,
  args: { state: { kind: 'guest', signInHref: '#/signin/', signUpHref: '#/signup/' } },
});
export const Processing = meta.story({ ...opened, args: { state: { kind: 'processing' } } });
export const Refused = meta.story({
  ...opened,
  args: { state: { kind: 'asked' }, children: form('This picture could not be read.') },
});
export const Pending = meta.story({ ...opened, args: { state: { kind: 'pending' } } });
export const Done = meta.story({ ...opened, args: { state: { kind: 'done' } } });
export const ByKeyboard = meta.story({
  ...opened,
  args: { state: { kind: 'done' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
