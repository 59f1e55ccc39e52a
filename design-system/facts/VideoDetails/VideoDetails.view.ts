import type { FullVideo } from '@afterglow/contract/fullVideo';
import type { Term } from '@afterglow/contract/terms';
import { noFilters } from '@afterglow/contract/lists';
import { categoryLinks } from '../../lists/ChipList/ChipList.view.ts';
import { linkedTimes, type Moment } from '../../reader/linkedTimes.ts';
import { isPending, isPreview, pending, type Pending, type VideoPreview } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import { descriptionOf } from '../texts.view.ts';
import type { VideoDetailsProps } from './VideoDetails.tsx';

type Category = Pick<Term, 'dir' | 'title'>;

/**
 * Translates categories by their `dir`, which is the same in every language. Without a translation, the video's own
 * title stays.
 */
const localized = (categories: readonly Category[], translations: readonly Category[] | null): readonly Category[] =>
  categories.map(
    (category) => translations?.find(({ dir, title }) => dir === category.dir && title !== '') ?? category,
  );

/** Returns the description, as pieces with links if it mentions times of the video. */
function linkedDescription(video: FullVideo, reader: Reader): string | (string | Moment)[] {
  const { text } = descriptionOf(video, reader);
  const pieces = linkedTimes(text, { href: reader.href.video(video), seconds: video.seconds });
  return pieces.some((piece) => typeof piece !== 'string') ? pieces : text;
}

/**
 * Returns the details of a video: categories and models link to their lists, tags to a search.
 * @param translations All categories in the reader's language, as those of a video have English titles; null keeps the
 * English titles.
 */
export function videoDetails(
  video: FullVideo | VideoPreview,
  reader: Reader,
  translations: readonly Category[] | Pending | null = null,
): VideoDetailsProps {
  if (isPreview(video)) return { description: pending, categories: pending, models: pending, tags: pending };
  const searchFor = (words: string) =>
    reader.href.list({ of: { kind: 'search', words }, sort: 'relevance', page: 1, filters: noFilters });
  return {
    description: linkedDescription(video, reader),
    categories: isPending(translations) ? pending : categoryLinks(localized(video.categories, translations), reader),
    models: video.models.map((model) => ({ label: model.title, href: reader.href.model(model) })),
    tags: video.tags.map(({ title }) => ({ label: title, href: searchFor(title) })),
  };
}
