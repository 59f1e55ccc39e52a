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

/** A model as the list of what is most sought after names her or him: without a picture. */
export const modelCardOfTerm = (model: Term, reader: Reader): ModelCardProps => ({
  href: reader.href.model(model),
  name: model.title,
  picture: null,
  facts: videoCount(model.videos, reader),
});
