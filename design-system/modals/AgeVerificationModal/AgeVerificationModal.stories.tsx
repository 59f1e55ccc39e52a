import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { pageDecorator } from '../page.decorator.tsx';
import { AgeVerificationModal } from './AgeVerificationModal.tsx';

/** Stands for the form of the check. */
const form = (error?: string) => (
  <>
    <FileField label="A photo of yourself" name="photo" accept="image/*" error={error} />
    <Button kind="filled" size="large">
      Send
    </Button>
  </>
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
