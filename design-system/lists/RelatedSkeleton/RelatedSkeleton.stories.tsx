import preview from '@afterglow/storybook/preview';
import { besideThePlayer } from '../RelatedList/besideThePlayer.tsx';
import { RelatedSkeleton } from './RelatedSkeleton.tsx';

const meta = preview.meta({ component: RelatedSkeleton, decorators: [besideThePlayer] });

export const Standard = meta.story({ args: {} });
