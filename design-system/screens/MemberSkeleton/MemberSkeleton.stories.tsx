import preview from '@afterglow/storybook/preview';
import { MemberSkeleton } from './MemberSkeleton.tsx';

const meta = preview.meta({ component: MemberSkeleton });

export const Standard = meta.story({});
export const Library = meta.story({ args: { library: true } });
