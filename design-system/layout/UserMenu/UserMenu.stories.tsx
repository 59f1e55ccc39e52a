import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import type { SignedIn } from '@afterglow/contract/globals';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import type { Reader } from '../../reader/reader.ts';
import { fromView } from '../../reader/fromView.tsx';
import { memberHrefs } from '../storyArgs.ts';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';
import { userMenu } from './UserMenu.view.ts';

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

const menuOf = (user: SignedIn, reader: Reader): UserMenuProps => userMenu({ user, hrefs: memberHrefs }, reader);
const withUnread =
  (unread: number) =>
  (user: SignedIn, reader: Reader): UserMenuProps =>
    userMenu({ user, hrefs: memberHrefs, unread }, reader);

export const Closed = meta.story(fromView(UserMenu, menuOf, fullMembers.own));
export const NoPicture = meta.story(fromView(UserMenu, menuOf, fullMembers.bare));
export const Open = meta.story({
  ...fromView(UserMenu, menuOf, fullMembers.own),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(11);
  },
});
export const LongNameOpen = meta.story(fromView(UserMenu, menuOf, fullMembers.longName, { open: true }));
export const Unread = meta.story(fromView(UserMenu, withUnread(3), fullMembers.own));
export const ManyUnreadOpen = meta.story(fromView(UserMenu, withUnread(1_204), fullMembers.own, { open: true }));
