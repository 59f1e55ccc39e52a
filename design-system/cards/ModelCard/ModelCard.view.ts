import type { Model } from '@afterglow/fixtures/contract/model';
import type { Term } from '@afterglow/fixtures/contract/terms';
import { videoCount } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { ModelCardProps } from './ModelCard.tsx';

export const modelCard = ({ dir, title, picture, videos }: Model, reader: Reader): ModelCardProps => ({
  href: reader.href.model({ dir }),
  name: title,
  picture: reader.picture(picture),
  facts: videoCount(videos, reader),
});

/** Card for a model from the list of top search terms, which has no pictures. */
export const modelCardOfTerm = (model: Term, reader: Reader): ModelCardProps => ({
  href: reader.href.model(model),
  name: model.title,
  picture: null,
  facts: videoCount(model.videos, reader),
});
