import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { size } from '@afterglow/tokens';
import { expect, fn, screen } from 'storybook/test';
import styled from 'styled-components';
import { Modal } from '../../modals/Modal/Modal.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';

const Column = styled.div`
  max-inline-size: ${size.form};
`;

const meta = preview.meta({
  component: ConsentSettings,
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
  args: { form: { action: '#/preferences', next: '/' }, answer: null },
});

export const Unanswered = meta.story({ args: { answer: null } });
/** Before hydration and without JavaScript: a page that is cached for everyone does not contain the answer. */
export const Unknown = meta.story({ args: { answer: undefined } });
export const Accepted = meta.story({ args: { answer: 'accept' } });
export const Rejected = meta.story({ args: { answer: 'reject' } });
export const AskedByTheBrowser = meta.story({ args: { answer: 'reject', signal: true } });
export const InAModal = meta.story({
  ...opened,
  parameters: ofModals,
  args: { onAnswer: fn() },
  render: (args) => (
    <Modal title="Cookies on this site" onClose={fn()}>
      <ConsentSettings {...args} />
    </Modal>
  ),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('reject');
  },
});
