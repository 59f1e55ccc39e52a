import preview from '@afterglow/storybook/preview';
import { SearchForm } from './SearchForm.tsx';

const meta = preview.meta({ component: SearchForm, args: { action: '#/search/' } });

export const Standard = meta.story({ args: {} });
export const NothingFound = meta.story({ args: { words: 'evening by the lkae' } });
