import { models } from '@afterglow/fixtures/data/models';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { columnDecorator } from '../column.decorator.tsx';
import { AffiliateModelCard } from './AffiliateModelCard.tsx';
import { affiliateModelCard } from './AffiliateModelCard.view.ts';

const meta = preview.meta({ component: AffiliateModelCard, decorators: [columnDecorator] });

const standard = {
  name: 'Vera of the lighthouse',
  img: models.standard.picture,
  url: 'https://live-rooms.example/vera/',
  online: true,
};

export const LiveNow = meta.story(fromView(AffiliateModelCard, affiliateModelCard, standard));
export const NotLive = meta.story(fromView(AffiliateModelCard, affiliateModelCard, { ...standard, online: false }));
export const NoPicture = meta.story(fromView(AffiliateModelCard, affiliateModelCard, { ...standard, img: '' }));
export const LongName = meta.story(
  fromView(AffiliateModelCard, affiliateModelCard, {
    ...standard,
    name: 'Vera who keeps the lighthouse at the end of the long harbour wall',
  }),
);
export const Focused = meta.story({
  ...fromView(AffiliateModelCard, affiliateModelCard, standard),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: standard.name })).toHaveFocus();
  },
});
