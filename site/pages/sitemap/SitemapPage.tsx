import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { SitemapScreen } from '@afterglow/design-system/screens/SitemapScreen';
import { sitemapHead, sitemapScreen } from '@afterglow/design-system/screens/SitemapScreen/view';
import { categoriesRead } from '../../data/terms.ts';
import { Frame } from '../../shared/Frame.tsx';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { orPending } from '../../shared/usePreview.ts';

const reads = (_: object, language: string) => ({ categories: categoriesRead(language) });

/** /sitemap-page/ */
function SitemapPage({ categories: answer }: AnswersTo<typeof reads>) {
  const reader = useReader();
  return (
    <Frame of={orPending(answer)} head={() => sitemapHead(reader)}>
      {(categories) => <SitemapScreen {...sitemapScreen(categories, reader)} />}
    </Frame>
  );
}

export const page = readingPage({ Page: SitemapPage, reads });
