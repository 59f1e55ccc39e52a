import preview from '@afterglow/storybook/preview';
import { HistorySkeleton } from './HistorySkeleton.tsx';

const meta = preview.meta({ component: HistorySkeleton });

export const Standard = meta.story({});
