import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import type { Reader } from '../../reader/reader.ts';
import { fromView } from '../../reader/fromView.tsx';
import { memberHrefs } from '../storyArgs.ts';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';
import { memberEntries } from './UserMenu.view.ts';

/** End-aligned as in a header, so that it opens towards the start. */
const AtTheEnd = styled.div`
  display: flex;
  justify-content: end;
`;

const meta = preview.meta({
  component: UserMenu,
  tags: ['alone'],
  parameters: { ...photographed, docs: { story: { inline: false, height: '40rem' } } },
  decorators: [
    (Story) => (
      <AtTheEnd>
        <Story />
      </AtTheEnd>
    ),
  ],
});

const menuOf = ({ name, avatar }: { name: string; avatar: string }, reader: Reader): UserMenuProps => ({
  name,
  avatar: reader.picture(avatar),
  entries: memberEntries(memberHrefs, reader),
  signOut: { action: reader.href.preferences(), next: reader.href.here() },
});

export const Closed = meta.story(fromView(UserMenu, menuOf, fullMembers.own));
export const NoPicture = meta.story(fromView(UserMenu, menuOf, fullMembers.bare));
export const Open = meta.story({
  ...fromView(UserMenu, menuOf, fullMembers.own),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(10);
  },
});
export const LongNameOpen = meta.story(fromView(UserMenu, menuOf, fullMembers.longName, { open: true }));
