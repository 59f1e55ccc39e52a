import { models } from '@afterglow/fixtures/data/models';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { columnDecorator } from '../column.decorator.tsx';
import { ModelCard } from './ModelCard.tsx';
import { modelCard } from './ModelCard.view.ts';

const meta = preview.meta({ component: ModelCard, decorators: [columnDecorator] });

export const Standard = meta.story(fromView(ModelCard, modelCard, models.standard));
export const NoPicture = meta.story(fromView(ModelCard, modelCard, models.bare));
export const LongName = meta.story(fromView(ModelCard, modelCard, models.longName));
export const Cyrillic = meta.story(fromView(ModelCard, modelCard, models.cyrillic));
export const CyrillicWithoutPicture = meta.story(fromView(ModelCard, modelCard, { ...models.cyrillic, picture: '' }));
export const Focused = meta.story({
  ...fromView(ModelCard, modelCard, models.retired),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: models.retired.title })).toHaveFocus();
  },
});
