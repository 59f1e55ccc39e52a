import preview from '@afterglow/storybook/preview';
import { PlainActions } from './PlainActions.tsx';

const meta = preview.meta({ component: PlainActions, args: { href: '#/actions/?object=video+1' } });

export const Video = meta.story({ args: { of: 'video' } });
export const Profile = meta.story({ args: { of: 'profile' } });
export const Playlist = meta.story({ args: { of: 'playlist' } });
