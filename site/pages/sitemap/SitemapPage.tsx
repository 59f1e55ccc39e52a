import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { SitemapScreen } from '@afterglow/design-system/screens/SitemapScreen';
import { sitemapHead, sitemapScreen } from '@afterglow/design-system/screens/SitemapScreen/view';
import { categoriesRead } from '../../data/terms.ts';
import { useResource } from '../../data/useResource.ts';
import { Frame } from '../../kit/Frame.tsx';
import type { PageCode } from '../../kit/pageCode.ts';
import { orPending } from '../../kit/usePreview.ts';

/** /sitemap-page/ */
export function SitemapPage() {
  const reader = useReader();
  return (
    <Frame of={orPending(useResource(categoriesRead(reader.language)))} head={() => sitemapHead(reader)}>
      {(categories) => <SitemapScreen {...sitemapScreen(categories, reader)} />}
    </Frame>
  );
}

export const page: PageCode<object> = {
  Page: SitemapPage,
  reads: (_, language) => [categoriesRead(language)],
};
