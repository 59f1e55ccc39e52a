import preview from '@afterglow/storybook/preview';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ component: Avatar });

const { own, bare, cyrillic } = fullMembers;

export const Standard = meta.story({ args: { name: own.name, picture: { src: own.avatar }, size: 'medium' } });
export const Small = meta.story({ args: { name: own.name, picture: { src: own.avatar }, size: 'small' } });
export const Large = meta.story({ args: { name: own.name, picture: { src: own.avatar }, size: 'large' } });
export const InTheHeadOfAPage = meta.story({
  args: { name: own.name, picture: { src: own.avatar }, size: 'large', eager: true },
});
export const NoPicture = meta.story({ args: { name: bare.name, picture: null } });
export const NoPictureLarge = meta.story({ args: { name: bare.name, picture: null, size: 'large' } });
export const NoPictureCyrillic = meta.story({ args: { name: cyrillic.name, picture: null, size: 'small' } });
export const Online = meta.story({ args: { name: own.name, picture: { src: own.avatar }, online: true } });
export const NoName = meta.story({ args: { name: '', picture: null } });
