import { ReaderProvider } from '@afterglow/design-system/reader/context.tsx';
import { languageKeys, languages } from '@afterglow/design-system/reader/languages.ts';
import { loadMessages } from '@afterglow/design-system/reader/loadMessages.ts';
import { readerFor } from '@afterglow/design-system/reader/readerFor.ts';
import { space } from '@afterglow/tokens';
import styled from 'styled-components';
import { sheetStyles } from './Sheet.tsx';
import { renderStory, storiesOf, type StoryContext } from './storyModule.ts';

interface LanguageSheetProps {
  /** The module of a component's stories. */
  stories: object;
  /** Names of the stories that are shown. */
  names: readonly string[];
  /** Height of what covers its page, such as a notice: it covers its place on the sheet instead. */
  height?: string | undefined;
  context: StoryContext;
}

/** Some states of a component in all languages, one below the other. */
function LanguageSheet({ stories, names, height, context }: LanguageSheetProps) {
  const shown = storiesOf(stories).filter(({ name }) => names.includes(name));
  return (
    <Sheet>
      {languageKeys.map((key) => (
        <section key={key} aria-label={languages[key].name}>
          <p data-part="sheet-name">{languages[key].name}</p>
          <ReaderProvider reader={readerFor(key)}>
            {shown.map(({ name, story }) => (
              <div key={name} lang={languages[key].tag} data-part="sheet-state" style={height ? { height } : undefined}>
                {renderStory(story, { ...context, globals: { ...context.globals, locale: key } })}
              </div>
            ))}
          </ReaderProvider>
        </section>
      ))}
    </Sheet>
  );
}

/** Returns a story that shows some states of a component in all languages. */
export const inAllLanguages = (stories: object, names: readonly string[], height?: string) => ({
  loaders: [() => Promise.all(languageKeys.map(loadMessages)).then(() => ({}))],
  render: (_: unknown, context: StoryContext) => (
    <LanguageSheet stories={stories} names={names} height={height} context={context} />
  ),
});

const Sheet = styled.div`
  ${sheetStyles}
  gap: ${space[6]};

  /* Everything that is fixed stays within its place. */
  & [data-part='sheet-state'][style] {
    position: relative;
    overflow: clip;
    transform: translate(0);
  }
`;
