import { ArgTypes, Description, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Component, type ReactNode } from 'react';
import styled from 'styled-components';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { libraryOnly, tokenUse } from 'virtual:component-facts';
import { color, font, radius, size, space, tracking } from '@afterglow/tokens';
import { guidanceOf } from '@afterglow/design-system/groups/guidance';
import type { Guidance } from '@afterglow/design-system/groups/guidanceTypes';
import { FrameSheet } from '../FrameSheet.tsx';
import { sheetLayoutOf } from '../titles.ts';
import { storiesOf, toWords } from '../storyModule.ts';
import { StoryProviders } from '../StoryProviders.tsx';
import { Code } from './Code.tsx';
import { docsIdOf } from './docsId.ts';
import { EntryLink } from './EntryLink.tsx';
import { Lead, Names, Part, PartTitle } from './parts.tsx';
import { ThemedStates } from './ThemedStates.tsx';
import { useGlobals } from './useGlobals.ts';

/** The page of a component: what it is, all its states, its props, and how to use it. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const globals = useGlobals();
  const { title, tags } = preparedMeta;
  const component = title.split('/').at(-1) ?? title;
  const guide = guidanceOf(component);
  const stories = storiesOf(csfFile.moduleExports);
  const alone = tags.includes('alone') || stories.every(({ story }) => story.input.play !== undefined);
  const played = alone ? [] : stories.filter(({ story }) => story.input.play !== undefined);
  const shown = { component, stories: csfFile.moduleExports, context: { globals, title } };
  return (
    <>
      <Unstyled>
        <Head>
          <h1 data-part="docs-title">{component}</h1>
          {guide && <Status guide={guide} />}
          {libraryOnly.includes(component) && (
            <p data-part="docs-status">In the library only: no page of the site uses it</p>
          )}
        </Head>
      </Unstyled>
      <Description of="meta" />
      <Unstyled>
        <Part aria-labelledby="all-states">
          <PartTitle id="all-states">All states</PartTitle>
          <States>
            <StoryProviders globals={globals}>
              <Fence>
                {alone ? (
                  <FrameSheet {...shown} compact />
                ) : (
                  <ThemedStates {...shown} layout={sheetLayoutOf(title.split('/')[0] ?? '')} />
                )}
              </Fence>
            </StoryProviders>
          </States>
          {played.length > 0 && (
            <Reached>
              <p data-part="docs-reached">Reached by use, and shown as stories of their own:</p>
              <Names>
                {played.map(({ name }) => (
                  <li key={name} data-part="docs-name">
                    <EntryLink id={toId(title, storyNameFromExport(name))}>{toWords(name)}</EntryLink>
                  </li>
                ))}
              </Names>
            </Reached>
          )}
        </Part>
        <Code component={component} group={title.split('/')[0] ?? ''} stories={stories} />
        <Part>
          <PartTitle id="props">Props</PartTitle>
          <Props>
            <ArgTypes />
          </Props>
        </Part>
        {guide && <GuidanceParts guide={guide} component={component} />}
      </Unstyled>
    </>
  );
}

const Status = ({ guide: { status = 'stable', since = '0.1.0' } }: { guide: Guidance }) => (
  <p data-part="docs-status" data-status={status}>
    {status === 'new' ? 'New' : 'Stable'}, since {since}
  </p>
);

function GuidanceParts({ guide, component }: { guide: Guidance; component: string }) {
  const { use, avoid, keyboard, spoken, related, since = '0.1.0', changes = [] } = guide;
  const tokens = tokenUse[component] ?? [];
  return (
    <>
      <Part>
        <PartTitle id="when-to-use-it">When to use it</PartTitle>
        <Halves>
          <Sentences title="Use it" kind="use" of={use} />
          <Sentences title="Take something else" kind="avoid" of={avoid} />
        </Halves>
      </Part>
      <Part>
        <PartTitle id="accessibility">Keyboard and spoken name</PartTitle>
        <Halves>
          <Sentences title="Keyboard" of={[keyboard]} />
          <Sentences title="Spoken" of={[spoken]} />
        </Halves>
      </Part>
      <Part>
        <PartTitle id="related">Related parts</PartTitle>
        <Names>
          {related.map((name) => (
            <li key={name} data-part="docs-name">
              <EntryLink id={docsIdOf(name)}>{name}</EntryLink>
            </li>
          ))}
        </Names>
      </Part>
      <Part>
        <PartTitle id="tokens-used">Tokens used</PartTitle>
        {tokens.length > 0 ? (
          <Names>
            {tokens.map((token) => (
              <li key={token} data-part="docs-name">
                <code>{token}</code>
              </li>
            ))}
          </Names>
        ) : (
          <Lead as="p">None of its own: it is drawn by the parts that it is made of, or by the base styles.</Lead>
        )}
      </Part>
      <Part>
        <PartTitle id="changes">Changes</PartTitle>
        <Changes>
          {[...changes, { version: since, what: 'First version.' }].map(({ version, what }) => (
            <li key={version + what}>
              <b>{version}</b> {what}
            </li>
          ))}
        </Changes>
      </Part>
    </>
  );
}

const Sentences = ({ title, kind, of }: { title: string; kind?: 'use' | 'avoid'; of: readonly string[] }) => (
  <div data-part="docs-half" data-kind={kind}>
    <h3 data-part="docs-half-title">{title}</h3>
    <ul data-part="docs-sentences">
      {of.map((sentence) => (
        <li key={sentence}>
          {sentence.split('`').map((piece, place) =>
            // Every second piece was between backticks.
            place % 2 === 1 ? <code key={piece}>{piece}</code> : piece,
          )}
        </li>
      ))}
    </ul>
  </div>
);

/**
 * An error boundary: a state that cannot be rendered on a documentation page shows its error, and the rest of the page
 * stays.
 */
class Fence extends Component<{ children: ReactNode }, { failure: string | null }> {
  override state = { failure: null };
  static getDerivedStateFromError(error: unknown) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
  override render() {
    return this.state.failure === null ? (
      this.props.children
    ) : (
      <p>These states cannot be drawn here: {this.state.failure}</p>
    );
  }
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[3]};
  color: ${color.text};
  & [data-part='docs-title'] {
    margin: 0;
    font: ${font.pageTitle};
    letter-spacing: ${tracking.pageTitle};
  }
  & [data-part='docs-status'] {
    margin: 0;
    padding: ${space[1]} ${space[3]};
    border: 1px solid ${color.edge};
    border-radius: ${radius.pill};
    color: ${color.soft};
    font: ${font.label};
  }
  & [data-part='docs-status'][data-status='new'] {
    border-color: ${color.accent};
    color: ${color.accent};
  }
`;

const States = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.ground};
`;

const Reached = styled.div`
  margin-block-start: ${space[4]};
  & [data-part='docs-reached'] {
    margin: 0 0 ${space[2]};
    color: ${color.soft};
    font: ${font.small};
  }
`;

const Props = styled.div`
  overflow-x: auto;
  padding: 0 ${space.half} ${space[3]};
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${size.side}), 1fr));
  gap: ${space[4]};
  & [data-part='docs-half'] {
    padding: ${space[4]} ${space[5]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.raised};
  }
  & [data-part='docs-half'][data-kind='use'] {
    border-block-start: ${space.half} solid ${color.good};
  }
  & [data-part='docs-half'][data-kind='avoid'] {
    border-block-start: ${space.half} solid ${color.bad};
  }
  & [data-part='docs-half-title'] {
    margin: 0 0 ${space[2]};
    font: ${font.label};
  }
  & [data-part='docs-sentences'] {
    display: grid;
    gap: ${space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
    color: ${color.soft};
    font: ${font.body};
  }
`;

const Changes = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.soft};
  & b {
    color: ${color.text};
  }
`;
