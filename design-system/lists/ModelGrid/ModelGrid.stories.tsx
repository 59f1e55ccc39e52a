import type { Model } from '@afterglow/contract/model';
import { models } from '@afterglow/fixtures/data/models';
import preview from '@afterglow/storybook/preview';
import { modelCard } from '../../cards/ModelCard/ModelCard.view.ts';
import { fromView } from '../../reader/fromView.tsx';
import { pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import { ModelGrid, type ModelGridProps } from './ModelGrid.tsx';

const cards = (shown: Model[], reader: Reader): ModelGridProps => ({
  cards: shown.map((model) => modelCard(model, reader)),
});
const named = Object.values<Model>(models);
const many = Array.from({ length: 18 }, (_, place) => ({
  ...(named[place % named.length] ?? models.standard),
  dir: `model-${place}`,
}));

const meta = preview.meta({ component: ModelGrid });

export const Standard = meta.story(fromView(ModelGrid, cards, named));
export const WholeRows = meta.story(fromView(ModelGrid, cards, many.slice(0, 8), { 'data-rows': 'whole' }));
export const OnlyOne = meta.story(fromView(ModelGrid, cards, [models.longName]));
export const Pending = meta.story({ args: { cards: pending } });
export const Many = meta.story(fromView(ModelGrid, cards, many));
