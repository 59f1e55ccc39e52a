import { demoSite } from '@afterglow/contract/siteFile';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { columnDecorator } from '../column.decorator.tsx';
import { SisterSiteCard } from './SisterSiteCard.tsx';
import { sisterSiteCard } from './SisterSiteCard.view.ts';

const meta = preview.meta({ component: SisterSiteCard, decorators: [columnDecorator] });

const [standard = { name: 'Amber Rooms', href: 'https://amber-rooms.example/' }] = demoSite.brand.sisterSites;

export const Standard = meta.story(fromView(SisterSiteCard, sisterSiteCard, standard));
export const LongName = meta.story(
  fromView(SisterSiteCard, sisterSiteCard, {
    name: 'The Society of Slow Evenings, Harbour Walks and Lamps in Distant Windows',
    href: 'https://www.the-society-of-slow-evenings-and-lamps.example/',
  }),
);
export const NamedByLanguage = meta.story(
  fromView(SisterSiteCard, sisterSiteCard, {
    name: 'Stories to read',
    names: { de: 'Geschichten zum Lesen', th: 'เรื่องสำหรับอ่าน' },
    href: 'https://stories.example/',
  }),
);
export const Focused = meta.story({
  ...fromView(SisterSiteCard, sisterSiteCard, standard),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});
