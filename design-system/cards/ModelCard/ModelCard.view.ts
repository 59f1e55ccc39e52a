import type { Model } from '@afterglow/contract/model';
import { ifAny, videoCount } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { ModelCardProps } from './ModelCard.tsx';

export const modelCard = ({ dir, title, picture, videos }: Model, reader: Reader): ModelCardProps => ({
  href: reader.href.model({ dir }),
  name: title,
  picture: reader.picture(picture),
  facts: ifAny(videoCount, videos, reader),
});
