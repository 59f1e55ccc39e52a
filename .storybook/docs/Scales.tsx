import styled from 'styled-components';
import {
  breakpoint,
  color,
  column,
  delay,
  font,
  media,
  motion,
  period,
  radius,
  shadow,
  space,
} from '@afterglow/tokens';
import * as catalogue from '@afterglow/tokens/catalogue';
import { Fine, Section } from './Section.tsx';
import { Token, useSought } from './Token.tsx';

/** Space tokens as bars. */
export function Space() {
  const shown = useSought(catalogue.space, ({ name, value }) => `space.${name} ${value}`);
  if (shown.length === 0) return null;
  return (
    <Section title="Space" says="Multiples of 4 px; the number is the multiple.">
      <Rows>
        {shown.map(({ name, value }) => (
          <li key={name} data-part="docs-row">
            <Token name={/^\d/.test(name) ? `space[${name}]` : `space.${name}`} />
            <Fine>{value}</Fine>
            <Bar style={{ width: value }} />
          </li>
        ))}
      </Rows>
    </Section>
  );
}

/** Corner radii, on boxes. */
export function Corners() {
  const shown = useSought(catalogue.radius, ({ name, value }) => `radius.${name} corners ${value}`);
  if (shown.length === 0) return null;
  return (
    <Section title="Corners" says="The larger the surface, the rounder. Buttons and chips are pills.">
      <Tiles>
        {shown.map(({ name, value }) => (
          <li key={name} data-part="docs-tile">
            <Box style={{ borderRadius: value }} />
            <Token name={`radius.${name}`} />
            <Fine>{value}</Fine>
          </li>
        ))}
      </Tiles>
    </Section>
  );
}

/** Shadows, on boxes. */
export function Shadows() {
  const shown = useSought(shadows, (name) => `shadow.${name} floats`);
  if (shown.length === 0) return null;
  return (
    <Section title="Shadows" says="For what floats: hovered cards, menus, dialogs. Dark pages need stronger ones.">
      <Tiles>
        {shown.map((name) => (
          <li key={name} data-part="docs-tile">
            <Box style={{ boxShadow: shadow[name], borderRadius: radius.card }} />
            <Token name={`shadow.${name}`} />
          </li>
        ))}
      </Tiles>
    </Section>
  );
}

const shadows = ['card', 'menu', 'dialog'] as const;

/** Durations and easings: a dot that moves while its row has hover or focus. */
export function Motion() {
  const shown = useSought(catalogue.motion, ({ name, value }) => `motion.${name} ${value}`);
  if (shown.length === 0) return null;
  return (
    <Section
      title="Motion"
      says="Three durations, three easings; none at all when the visitor asked for less motion. Point at a row to see it."
    >
      <Rows>
        {shown.map(({ name, value }) => (
          <li key={name} data-part="docs-row">
            <Token name={`motion.${name}`} />
            <Fine>{value}</Fine>
            <Track tabIndex={0} role="img" aria-label={`A point moving by ${name}`}>
              <span
                data-part="docs-dot"
                style={
                  value.endsWith('ms')
                    ? { transitionDuration: motion[name] }
                    : { transitionDuration: '1s', transitionTimingFunction: motion[name] }
                }
              />
            </Track>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

/** Delays and animation periods, in milliseconds. */
export const Waits = () => (
  <Table
    title="Waits and turns"
    says="How long something waits before it begins or goes, and how long one turn of what goes on takes."
    rows={[...rowsOf('delay', delay, 'ms'), ...rowsOf('period', period, 'ms')]}
  />
);

/** Breakpoints of the page, and the widths at which a list gains a column. */
export const Widths = () => (
  <Table
    title="Widths"
    says="Up to a breakpoint the window counts as that narrow. From a column's width on a list has that many: its own width counts, not the window's."
    rows={[...rowsOf('breakpoint', breakpoint, 'px'), ...rowsOf('column', column, 'px')]}
  />
);

/** Layers and measures. */
export const Measures = () => (
  <Table
    title="Measures and layers"
    says="The sizes that several components share, and which floats above which."
    rows={[
      ...catalogue.size.map(({ name, value, ...row }) => ({
        name: `size.${name}`,
        value: 'onPhones' in row ? `${value} · ${row.onPhones} on phones` : value,
      })),
      ...catalogue.layer.map(({ name, value }) => ({ name: `layer.${name}`, value })),
    ]}
  />
);

interface Row {
  name: string;
  value: string;
}

const rowsOf = (group: string, entries: Record<string, number>, unit: string): Row[] =>
  Object.entries(entries).map(([name, value]) => ({ name: `${group}.${name}`, value: `${value} ${unit}` }));

function Table({ rows, ...section }: { title: string; says: string; rows: readonly Row[] }) {
  const shown = useSought(rows, ({ name, value }) => `${name} ${value}`);
  if (shown.length === 0) return null;
  return (
    <Section {...section}>
      <Columns>
        {shown.map(({ name, value }) => (
          <li key={name} data-part="docs-line">
            <Token name={name} />
            <Fine>{value}</Fine>
          </li>
        ))}
      </Columns>
    </Section>
  );
}

const plain = `margin: 0; padding: 0; list-style: none; color: ${color.text}; font: ${font.body};`;

const Rows = styled.ul`
  ${plain}
  & [data-part='docs-row'] {
    display: grid;
    grid-template-columns: 220px 170px minmax(0, 1fr);
    gap: ${space[3]};
    align-items: center;
    padding: ${space[1]} 0;

    @media ${media.xs} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

const Tiles = styled.ul`
  ${plain}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${space[5]};
  & [data-part='docs-tile'] {
    display: grid;
  }
`;

const Columns = styled.ul`
  ${plain}
  columns: 280px auto;
  & [data-part='docs-line'] {
    display: flex;
    gap: ${space[3]};
    justify-content: space-between;
    padding: ${space[1]} 0;
    border-bottom: 1px solid ${color.line};
    break-inside: avoid;
  }
`;

const Bar = styled.span`
  height: ${space[3]};
  max-inline-size: 100%;
  border-radius: ${radius.pill};
  background: ${color.accent};
`;

const Box = styled.span`
  height: 72px;
  margin-bottom: ${space[2]};
  border: 1px solid ${color.edge};
  background: ${color.raised};
`;

const Track = styled.span`
  display: block;
  padding: ${space[1]};
  border-radius: ${radius.pill};
  background: ${color.high};
  & [data-part='docs-dot'] {
    display: block;
    width: ${space[4]};
    height: ${space[4]};
    border-radius: ${radius.pill};
    background: ${color.accent};
    transition-property: margin-left;
  }
  &:is(:hover, :focus-visible) [data-part='docs-dot'] {
    margin-left: calc(100% - ${space[4]});
  }
`;
