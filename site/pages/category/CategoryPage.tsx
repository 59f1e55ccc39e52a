import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { categoriesRead } from '../../data/terms.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { valueOf } from '../../runtime/data/answer.ts';
import { videosRead } from '../../data/videos.ts';
import { VideosPage } from '../videos/VideosPage.tsx';
import { inCategory } from '../../data/inCategory.ts';
import type { PageCode } from '../../kit/pageCode.ts';

/** /categories/{dir}/{sort}/{page}/ */
export function CategoryPage({ address }: { address: ListAddress }) {
  const categories = valueOf(useResource(categoriesRead(useReader().language)));
  return <VideosPage address={inCategory(address, categories)} />;
}

export const page: PageCode<Parameters<typeof CategoryPage>[0]> = {
  Page: CategoryPage,
  reads: ({ address }) => [videosRead(address)],
  deferredReads: (_, language) => [categoriesRead(language)],
};
