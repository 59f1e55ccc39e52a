import type { AffiliateModel } from '@afterglow/contract/modelsFeed';
import { models } from '@afterglow/fixtures/data/models';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { AffiliateModels } from './AffiliateModels.tsx';
import { affiliateModels } from './AffiliateModels.view.ts';

const meta = preview.meta({ component: AffiliateModels });

const names = ['Nuria', 'Aldo', 'Marit of the long harbour wall', 'Ines', 'Tamsin', 'Bram', 'Odile', 'Jonas'] as const;
const eight = names.map((name, index): AffiliateModel => ({
  name,
  img: index === 3 ? '' : models.standard.picture,
  url: `https://live-rooms.example/${index}/`,
  online: index % 3 !== 1,
}));

export const Standard = meta.story(fromView(AffiliateModels, affiliateModels, eight));
export const OnlyTwo = meta.story(fromView(AffiliateModels, affiliateModels, eight.slice(0, 2)));
export const LastFocused = meta.story({
  ...fromView(AffiliateModels, affiliateModels, eight),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Jonas' })).toHaveFocus();
  },
});
