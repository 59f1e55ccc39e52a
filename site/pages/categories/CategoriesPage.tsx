import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { CategoriesScreen } from '@afterglow/design-system/screens/CategoriesScreen';
import { CategoriesSkeleton } from '@afterglow/design-system/screens/CategoriesSkeleton';
import { categoriesHead, categoriesScreen } from '@afterglow/design-system/screens/CategoriesScreen/view';
import { Frame } from '../../shared/Frame.tsx';
import { picturedCategoriesRead } from '../../data/terms.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';

const reads = (_: object, language: string) => ({ categories: picturedCategoriesRead(language) });

/** /categories/ */
function CategoriesPage({ categories: answer }: AnswersTo<typeof reads>) {
  const reader = useReader();
  return (
    <Frame of={answer} head={() => categoriesHead(reader)} loading={<CategoriesSkeleton />}>
      {(categories) => <CategoriesScreen {...categoriesScreen(categories, reader)} />}
    </Frame>
  );
}

export const page = readingPage({ Page: CategoriesPage, reads });
