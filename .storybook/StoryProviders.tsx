import { RevealButton } from '@afterglow/design-system/cards/RevealButton';
import { RevealProvider } from '@afterglow/design-system/cards/reveal';
import { catalogueDate } from '@afterglow/fixtures/data/catalogueDate';
import { applyDensity } from '@afterglow/design-system/reader/density.ts';
import { applyDiscreet } from '@afterglow/design-system/reader/discreet.ts';
import { setNow } from '@afterglow/design-system/reader/now.ts';
import { loadsMedia, storyWorld, worldTime, type StoryWorld } from '@afterglow/design-system/reader/storyWorld.ts';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import { isPseudoLocale, pseudoLocales } from '@afterglow/design-system/reader/pseudoLocales.ts';
import { readerFor } from '@afterglow/design-system/reader/readerFor.ts';
import { isStorySite, storyBrand, storySites } from '@afterglow/design-system/reader/storyBrands.ts';
import { accentCss } from '@afterglow/tokens/accent';
import { color, size, space } from '@afterglow/tokens';
import styled from 'styled-components';
import { tagOf } from './storyModule.ts';

/** Applies the world's density and discreet mode to the document while it is shown; otherwise a story has its own. */
function useDocument({ density, discreet }: StoryWorld): void {
  useLayoutEffect(() => {
    if (density === 'story') return;
    applyDensity(density);
    return () => applyDensity('cosy');
  }, [density]);
  useLayoutEffect(() => {
    if (discreet === 'story') return;
    applyDiscreet(discreet);
    return () => applyDiscreet('off');
  }, [discreet]);
}

/** Whether the toolbar asks for discreet mode, in which pages give each card the button that reveals it. */
const isDiscreetIn = ({ discreet }: StoryWorld): boolean => discreet === 'on' || discreet === 'titles';

/** Shows a story twice, dark and light side by side. Dialogs and menus that open above the page stay dark. */
function BothThemes({ children }: { children: ReactNode }) {
  return (
    <Sides>
      {(['dark', 'light'] as const).map((theme) => (
        <div key={theme} data-part="theme-side" data-theme={theme}>
          {children}
        </div>
      ))}
    </Sides>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${size.side}), 1fr));
  & [data-part='theme-side'] {
    min-inline-size: 0;
    padding: ${space[4]};
    background: ${color.ground};
    color: ${color.text};
  }
`;

interface SurroundingsProps {
  theme: string;
  language: string;
  brand: string;
  world: StoryWorld;
  children: ReactNode;
}

function Surroundings({ theme, language, brand, world, children }: SurroundingsProps) {
  const hasMedia = loadsMedia(world);
  const reader = useMemo(() => readerFor(language, storyBrand(brand), hasMedia), [language, brand, hasMedia]);
  const lang = tagOf(language);
  const dir = isPseudoLocale(language) ? pseudoLocales[language].dir : 'ltr';
  const time = worldTime(catalogueDate, world);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme === 'both' ? 'dark' : theme;
    document.documentElement.lang = lang;
    document.documentElement.dir = dir;
  }, [theme, lang, dir]);
  useLayoutEffect(() => setNow(time), [time]);
  useDocument(world);
  const accent = isStorySite(brand) ? storySites[brand].accent : null;
  return (
    <div className="story" data-theme={theme} data-locale={language} lang={lang} dir={dir}>
      {accent && <style>{accentCss(accent)}</style>}
      <ReaderProvider reader={reader}>
        <RevealProvider value={isDiscreetIn(world) ? RevealButton : null}>
          {theme === 'both' ? <BothThemes>{children}</BothThemes> : children}
        </RevealProvider>
      </ReaderProvider>
    </div>
  );
}

interface StoryProvidersProps {
  globals: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/**
 * Provides theme, language, reader and the world of the toolbar to a story, as a page does to its components. Theme and
 * language are set on the document as well, as overlays are rendered outside of the story.
 */
export const StoryProviders = ({ globals, children }: StoryProvidersProps) => (
  <Surroundings
    theme={String(globals['theme'])}
    language={String(globals['locale'])}
    brand={String(globals['brand'])}
    world={storyWorld(globals)}
  >
    {children}
  </Surroundings>
);
