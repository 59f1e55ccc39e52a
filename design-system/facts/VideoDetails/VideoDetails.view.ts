import type { FullVideo } from '@afterglow/fixtures/contract/fullVideo';
import { noFilters } from '@afterglow/fixtures/contract/lists';
import { categoryHref } from '../../lists/ChipList/ChipList.view.ts';
import { isPreview, pending, type VideoPreview } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import { descriptionOf } from '../texts.view.ts';
import type { VideoDetailsProps } from './VideoDetails.tsx';

/** Categories and models link to their lists, tags to a search. */
export function videoDetails(video: FullVideo | VideoPreview, reader: Reader): VideoDetailsProps {
  if (isPreview(video)) return { description: pending, categories: pending, models: pending, tags: pending };
  const searchFor = (words: string) =>
    reader.href.list({ of: { kind: 'search', words }, sort: 'relevance', page: 1, filters: noFilters });
  return {
    description: descriptionOf(video, reader).text,
    categories: video.categories.map((category) => ({ label: category.title, href: categoryHref(category, reader) })),
    models: video.models.map((model) => ({ label: model.title, href: reader.href.model(model) })),
    tags: video.tags.map(({ title }) => ({ label: title, href: searchFor(title) })),
  };
}
