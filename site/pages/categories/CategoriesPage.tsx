import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { CategoriesScreen } from '@afterglow/design-system/screens/CategoriesScreen';
import { CategoriesSkeleton } from '@afterglow/design-system/screens/CategoriesSkeleton';
import { categoriesHead, categoriesScreen } from '@afterglow/design-system/screens/CategoriesScreen/view';
import { Frame } from '../../kit/Frame.tsx';
import { picturedCategoriesRead } from '../../data/terms.ts';
import { useResource } from '../../data/useResource.ts';
import type { PageCode } from '../../kit/pageCode.ts';

/** /categories/ */
export function CategoriesPage() {
  const reader = useReader();
  return (
    <Frame
      of={useResource(picturedCategoriesRead(reader.language))}
      head={() => categoriesHead(reader)}
      loading={<CategoriesSkeleton />}
    >
      {(categories) => <CategoriesScreen {...categoriesScreen(categories, reader)} />}
    </Frame>
  );
}

export const page: PageCode<object> = {
  Page: CategoriesPage,
  reads: (_, language) => [picturedCategoriesRead(language)],
};
