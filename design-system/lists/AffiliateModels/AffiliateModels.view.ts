import type { AffiliateModel } from '@afterglow/contract/modelsFeed';
import { affiliateModelCard } from '../../cards/AffiliateModelCard/AffiliateModelCard.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { AffiliateModelsProps } from './AffiliateModels.tsx';

export const affiliateModels = (
  models: readonly AffiliateModel[],
  reader: Pick<Reader, 'picture'>,
): AffiliateModelsProps => ({ cards: models.map((model) => affiliateModelCard(model, reader)) });
