import preview from '@afterglow/storybook/preview';
import { PeopleListSkeleton } from './PeopleListSkeleton.tsx';

const meta = preview.meta({ component: PeopleListSkeleton });

export const Models = meta.story({ args: { 'data-of': 'models' } });
export const Channels = meta.story({ args: { 'data-of': 'channels' } });
export const Playlists = meta.story({ args: { 'data-of': 'playlists' } });
export const Members = meta.story({ args: { 'data-of': 'members' } });
