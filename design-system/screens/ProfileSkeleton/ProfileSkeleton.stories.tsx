import preview from '@afterglow/storybook/preview';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

const meta = preview.meta({ component: ProfileSkeleton });

export const Standard = meta.story({ args: {} });
export const Bare = meta.story({ args: { bare: true } });
