import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { SitemapScreen } from '@afterglow/design-system/screens/SitemapScreen';
import { sitemapHead, sitemapScreen } from '@afterglow/design-system/screens/SitemapScreen/view';
import { CategoriesSkeleton } from '@afterglow/design-system/screens/CategoriesSkeleton';
import { categoriesRead } from '../../data/terms.ts';
import { useResource } from '../../data/useResource.ts';
import { Frame } from '../../kit/Frame.tsx';
import type { PageCode } from '../../kit/pageCode.ts';

/** /sitemap-page/ */
export function SitemapPage() {
  const reader = useReader();
  return (
    <Frame
      of={useResource(categoriesRead(reader.language))}
      head={() => sitemapHead(reader)}
      loading={<CategoriesSkeleton />}
    >
      {(categories) => <SitemapScreen {...sitemapScreen(categories, reader)} />}
    </Frame>
  );
}

export const sitemapPage: PageCode<object> = {
  Page: SitemapPage,
  reads: (_, language) => [categoriesRead(language)],
};
