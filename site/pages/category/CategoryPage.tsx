import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { categoriesRead } from '../../data/terms.ts';
import { useResource } from '../../data/useResource.ts';
import { valueOf } from '../../data/answer.ts';
import { VideosPage } from '../videos/VideosPage.tsx';
import { inCategory } from './inCategory.ts';

/** /categories/{dir}/{sort}/{page}/ */
export function CategoryPage({ address }: { address: ListAddress }) {
  const categories = valueOf(useResource(categoriesRead(useReader().language)));
  return <VideosPage address={inCategory(address, categories)} />;
}
