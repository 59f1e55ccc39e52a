import preview from '@afterglow/storybook/preview';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const home = { href: '#/', label: 'Afterglow' };
const categories = { href: '#/categories/', label: 'Categories' };

const meta = preview.meta({ component: Breadcrumbs });

export const Standard = meta.story({ args: { above: [home, categories], here: 'Lakeside' } });
export const JustBelowHome = meta.story({ args: { above: [home], here: 'Categories' } });
export const LongTitle = meta.story({
  args: {
    above: [home, categories],
    here: 'Long takes of quiet harbours, ferries and everything that floats past them in the evening, seen from the jetty',
  },
});
