import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { categoriesRead } from '../../data/terms.ts';
import { valueOf } from '../../runtime/data/answer.ts';
import { VideosPage } from '../videos/VideosPage.tsx';
import { listReads } from '../videos/reads.ts';
import { inCategory } from '../../data/inCategory.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';

interface CategoryAddress {
  address: ListAddress;
}

const deferredReads = (_: CategoryAddress, language: string) => ({ categories: categoriesRead(language) });

/** /categories/{dir}/{sort}/{page}/ */
const CategoryPage = ({
  address,
  videos,
  categories,
}: CategoryAddress & AnswersTo<typeof listReads> & AnswersTo<typeof deferredReads>) => (
  <VideosPage address={inCategory(address, valueOf(categories))} videos={videos} />
);

export const page = readingPage({ Page: CategoryPage, reads: listReads, deferredReads });
