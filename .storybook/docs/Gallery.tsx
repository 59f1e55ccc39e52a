import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import styled from 'styled-components';
import { components } from 'virtual:component-facts';
import { color, font, radius, size, space } from '@afterglow/tokens';
import { guidanceOf } from '@afterglow/design-system/groups/guidance';
import { original, primitiveRank, titleOf } from '../titles.ts';
import { renderStory, storiesOf, type StoryContext } from '../storyModule.ts';
import { StoryProviders } from '../StoryProviders.tsx';
import { docsIdOf } from './docsId.ts';
import { EntryLink } from './EntryLink.tsx';
import { Part, PartTitle } from './parts.tsx';
import { useGlobals } from './useGlobals.ts';

const modules = import.meta.glob('../../design-system/*/*/*.stories.tsx');

/**
 * Width of a thumbnail's window in pixels, by component or group: small components are shown larger. All others have
 * the width of a page.
 */
const widths: Record<string, number> = {
  primitives: 300,
  cards: 400,
  ModelCard: 460,
  filters: 520,
  facts: 560,
  actions: 360,
  feedback: 560,
  ...{ DiscreetSwitch: 300, LanguagePicker: 300, OrientationLinks: 300, QuickExit: 300, ThemeSwitch: 300 },
  ...{ Breadcrumbs: 420, OrientationMenu: 420, UserMenu: 420, OldBrowserNotice: 480, SearchBox: 560 },
  ...{ Nav: 760, AdSlot: 780, PromoBanner: 900, Footer: 1100, Header: 1280 },
  ...{
    ListHead: 420,
    Paging: 620,
    ChipList: 620,
    Row: 620,
    CategoryIndex: 760,
    CategoryTiles: 760,
    CardGrid: 760,
    ModelGrid: 760,
  },
  ...{ ActionBar: 760, RelatedList: 760, VideoGrid: 900, VideoRow: 900, ListFrame: 900, VideoPlayer: 800 },
};
const widePage = 1280;

/** Order of the groups, as in the sidebar. */
const order = [
  'primitives',
  'layout',
  'cards',
  'lists',
  'filters',
  'facts',
  'actions',
  'player',
  'forms',
  'feedback',
  'modals',
  'age-gate',
  'screens',
];

const heading = (group: string): string => `${group.charAt(0).toUpperCase()}${group.slice(1).replace('-', ' ')}`;

interface GroupMember {
  group: string;
  component: string;
}

/** Returns the components of a group in their order, without skeletons, which are on the page of their component. */
function membersOf(group: string): GroupMember[] {
  const tops = components.filter((one) => one.group === group && original(one.component) === undefined);
  return tops.toSorted((one, other) => primitiveRank(one.component) - primitiveRank(other.component));
}

/** Every component as a small live thumbnail that links to its page. */
export function Gallery() {
  const globals = useGlobals();
  return (
    <StoryProviders globals={globals}>
      {order.map((group) => (
        <Part key={group}>
          <PartTitle id={group}>{heading(group)}</PartTitle>
          <Tiles>
            {membersOf(group).map((one) => (
              <Tile key={one.component} {...one} context={{ globals }} />
            ))}
          </Tiles>
        </Part>
      ))}
    </StoryProviders>
  );
}

function Tile({ group, component, context }: GroupMember & { context: StoryContext }) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const status = guidanceOf(component)?.status;
  return (
    <li>
      <EntryLink id={docsIdOf(component)} data-part="gallery-link">
        <Window ref={box} aria-hidden="true" inert>
          {near && <Picture group={group} component={component} context={context} />}
        </Window>
        <span data-part="gallery-name">{component}</span>
        {status === 'new' && <span data-part="gallery-status">New</span>}
      </EntryLink>
      {group === 'primitives' && (
        <small data-part="gallery-group">{titleOf(group, component).split('/').slice(1, -1).join(' ')}</small>
      )}
    </li>
  );
}

/** The first state of a component that needs no play function. */
function Picture({ group, component, context }: GroupMember & { context: StoryContext }) {
  const [module, setModule] = useState<object | null>(null);
  useEffect(() => {
    let wanted = true;
    void modules[`../../design-system/${group}/${component}/${component}.stories.tsx`]?.().then((loaded) => {
      if (wanted && typeof loaded === 'object') setModule(loaded);
    });
    return () => void (wanted = false);
  }, [group, component]);
  if (!module) return null;
  const first = storiesOf(module).find(({ story }) => story.input.play === undefined);
  return (
    <Scaled width={widths[component] ?? widths[group] ?? widePage} page={group === 'screens'}>
      {first && renderStory(first.story, context)}
    </Scaled>
  );
}

/** Content in a window of its own width, scaled to the width of the element around it. */
function Scaled({ width, page, children }: { width: number; page: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    const outer = current?.parentElement;
    if (!current || !outer) return;
    const observer = new ResizeObserver(() => current.style.setProperty('--scale', String(outer.clientWidth / width)));
    observer.observe(outer);
    return () => observer.disconnect();
  }, [width]);
  // As high as the visible window, so that lower content is in its middle.
  const style: CSSProperties = { width, minBlockSize: width * 0.625 };
  return (
    <div ref={box} data-part="gallery-picture" data-page={page || undefined} style={style}>
      <div>{children}</div>
    </div>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${size.menu}), 1fr));
  gap: ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  & [data-part='gallery-link'] {
    text-decoration: none;
  }
  & [data-part='gallery-name'] {
    color: ${color.text};
    font: ${font.label};
  }
  & [data-part='gallery-status'] {
    margin-inline-start: ${space[2]};
    color: ${color.accent};
    font: ${font.badge};
  }
  & [data-part='gallery-group'] {
    display: block;
    color: ${color.faint};
    font: ${font.fine};
  }
  & [data-part='gallery-link']:hover [data-part='gallery-name'] {
    color: ${color.accentHovered};
  }
`;

const Window = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  margin-block-end: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.ground};
  color: ${color.text};
  & [data-part='gallery-picture'] {
    position: absolute;
    inset: 0 auto auto 0;
    transform: scale(var(--scale, 0));
    transform-origin: 0 0;
    font: ${font.body};
  }
  & [data-part='gallery-picture']:not([data-page]) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    padding: ${space[5]};
  }
`;
