import preview from '@afterglow/storybook/preview';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { ListFrame } from './ListFrame.tsx';

const href = (page: number) => `#/pornstars/most-popular/${page}/`;
const paging = {
  steps: [1, 2, 3].map((page) => ({ number: String(page), href: href(page), current: page === 1 })),
  previous: null,
  next: href(2),
};
const onePage = { steps: [{ number: '1', href: href(1), current: true }], previous: null, next: null };
const sorts = {
  tabs: [
    { label: 'Most popular', href: '#/most-popular/', current: true },
    { label: 'Latest', href: '#/latest/' },
  ],
};

const meta = preview.meta({ component: ListFrame, args: { label: 'Models', children: <p>The list itself</p> } });

export const Standard = meta.story({
  args: {
    head: { title: 'Models', count: '80 models' },
    sorts,
    filters: <Chip href="#/">Filters</Chip>,
    paging,
    nothing: null,
  },
});
export const UnderAHeadOfItsOwn = meta.story({ args: { sorts, paging: onePage, nothing: null } });
export const Bare = meta.story({ args: { paging: onePage, nothing: null } });
export const Nothing = meta.story({
  args: {
    head: { title: 'Models', count: '0 models' },
    sorts,
    filters: <Chip href="#/">Filters</Chip>,
    paging: onePage,
    nothing: {
      heading: 'Nothing here yet',
      sentence: 'No model has been added yet.',
      way: { href: '#/', label: 'See all videos' },
    },
  },
});
export const NothingFits = meta.story({
  args: {
    head: { title: 'Models', count: '0 models' },
    sorts,
    filters: (
      <Chip href="#/" removable>
        Over 40
      </Chip>
    ),
    paging: onePage,
    nothing: {
      heading: 'Nothing fits',
      sentence: 'Nothing in this list fits all of the filters.',
      way: { href: '#/', label: 'Take the filters off' },
      filtered: true,
    },
  },
});
