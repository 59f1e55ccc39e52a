import { color, font, size, space } from '@afterglow/tokens';
import styled from 'styled-components';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { guidanceOf } from '@afterglow/design-system/groups/guidance';
import { EntryLink } from './docs/EntryLink.tsx';
import { Frame } from './Frame.tsx';
import { Interaction } from './Interaction.tsx';
import { storiesOf, toWords, type Story, type StoryContext } from './storyModule.ts';

interface FrameSheetProps {
  /** Name of the component, such as `Menu`. */
  component: string;
  /** The module of its stories. */
  stories: object;
  context: StoryContext & { title: string };
  /** Shows small pictures that link to the stories, for a documentation page. */
  compact?: boolean;
}

const phone = { width: 360, height: 640 };
/** Windows for a small component that opens something, and for a page. */
const little = { width: 360, height: 280 };
const page = { width: 1280, height: 720 };

/** Returns the height in pixels that a file of stories requests for documentation pages, such as "32rem". */
const heightOf = ({ meta }: Story): number | undefined => {
  const height = Number.parseFloat(meta.input.parameters?.docs?.story?.height ?? '');
  return Number.isNaN(height) ? undefined : height * 16;
};

/**
 * All states of an overlay or of a whole page, each in a window of its own: stacked, they would cover each other.
 * States that are reached by interaction are played.
 */
export function FrameSheet({ component, stories, context, compact = false }: FrameSheetProps) {
  const states = storiesOf(stories);
  const interaction = guidanceOf(component)?.interaction;
  const small = context.title.startsWith('primitives/');
  return (
    <States data-small={small || undefined} data-compact={compact || undefined}>
      {interaction && <Interaction {...interaction} stories={states} context={context} small={small} />}
      {states.map(({ name, story }) => {
        const id = toId(context.title, storyNameFromExport(name));
        const onPhone = story.input.globals?.viewport?.value !== undefined;
        const usual = small ? little : { ...page, height: heightOf(story) ?? page.height };
        return (
          <section
            key={name}
            aria-label={toWords(name)}
            lang="en"
            data-part="frame-box"
            data-phone={onPhone || undefined}
          >
            <p data-part="frame-name">
              <EntryLink id={id}>{toWords(name)}</EntryLink>
            </p>
            <Frame
              id={id}
              title={toWords(name)}
              globals={context.globals}
              still={compact}
              {...(onPhone ? phone : usual)}
            />
          </section>
        );
      })}
    </States>
  );
}

const States = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding: ${space[4]};
  color: ${color.text};

  &:not([data-small], [data-compact]) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${size.dialogWide}), 1fr));
  }
  &:is([data-small], [data-compact]) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${size.card}), 1fr));
  }
  & [data-part='frame-box'][data-phone] {
    max-inline-size: ${size.side};
  }
  &[data-compact] [data-part='frame-box'][data-phone] {
    max-inline-size: calc(${size.menu} * 0.6);
  }
  & [data-part='frame-name'] {
    padding-block-end: ${space[2]};
    font: ${font.meta};
  }
`;
