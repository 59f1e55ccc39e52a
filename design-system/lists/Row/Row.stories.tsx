import { categories } from '@afterglow/fixtures/data/categories';
import preview from '@afterglow/storybook/preview';
import { useReader } from '../../reader/context.tsx';
import { ChipList } from '../ChipList/ChipList.tsx';
import { categoryLinks } from '../ChipList/ChipList.view.ts';
import { Row } from './Row.tsx';

const Chips = () => <ChipList links={categoryLinks(categories.slice(0, 12), useReader())} />;

const meta = preview.meta({ component: Row, args: { children: <Chips /> } });

export const Standard = meta.story({ args: { title: 'Categories', href: '#/categories/' } });
export const NoMoreOfIt = meta.story({ args: { title: 'Categories' } });
export const LongTitle = meta.story({
  args: {
    title: 'Kategorien, die in den letzten vierundzwanzig Stunden am häufigsten angesehen wurden',
    href: '#/categories/',
  },
});
