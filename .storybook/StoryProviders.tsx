import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import { isPseudoLocale, pseudoLocales } from '@afterglow/design-system/reader/pseudoLocales.ts';
import { readerFor } from '@afterglow/design-system/reader/readerFor.ts';
import { isStorySite, storyBrand, storySites } from '@afterglow/design-system/reader/storyBrands.ts';
import { accentCss } from '@afterglow/tokens/accent';
import { tagOf } from './storyModule.ts';

/**
 * Provides what a page provides to every component: a theme, a language, a reader. They are set on the story and, for
 * overlays, on <html>.
 */
export function StoryProviders({
  theme,
  language,
  brand,
  children,
}: {
  theme: string;
  language: string;
  brand: string;
  children: ReactNode;
}) {
  const reader = useMemo(() => readerFor(language, storyBrand(brand)), [language, brand]);
  const lang = tagOf(language);
  const dir = isPseudoLocale(language) ? pseudoLocales[language].dir : 'ltr';
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = lang;
    document.documentElement.dir = dir;
  }, [theme, lang, dir]);
  const accent = isStorySite(brand) ? storySites[brand].accent : null;
  return (
    <div className="story" data-theme={theme} data-locale={language} lang={lang} dir={dir}>
      {accent && <style>{accentCss(accent)}</style>}
      <ReaderProvider reader={reader}>{children}</ReaderProvider>
    </div>
  );
}
