import styled from 'styled-components';
import { breakpoint, color, column, delay, font, motion, period, radius, shadow, space } from '@afterglow/tokens';
import * as catalogue from '@afterglow/tokens/catalogue';
import { Fine, Name, Section } from './Section.tsx';

/** Space as bars. */
export const Space = () => (
  <Section title="Space" says="Multiples of 4 px; the number is the multiple.">
    <Rows>
      {catalogue.space.map(({ name, value }) => (
        <li key={name}>
          <Name>space[{/^\d/.test(name) ? name : `'${name}'`}]</Name>
          <Fine>{value}</Fine>
          <Bar style={{ width: value }} />
        </li>
      ))}
    </Rows>
  </Section>
);

/** Corners, on boxes. */
export const Corners = () => (
  <Section title="Corners" says="The larger the surface, the rounder. Buttons and chips are pills.">
    <Tiles>
      {catalogue.radius.map(({ name, value }) => (
        <li key={name}>
          <Box style={{ borderRadius: value }} />
          <Name>{name}</Name>
          <Fine>{value}</Fine>
        </li>
      ))}
    </Tiles>
  </Section>
);

/** Shadows, on boxes. */
export const Shadows = () => (
  <Section title="Shadows" says="For what floats: hovered cards, menus, dialogs. Dark pages need stronger ones.">
    <Tiles>
      {(['card', 'menu', 'dialog'] as const).map((name) => (
        <li key={name}>
          <Box style={{ boxShadow: shadow[name], borderRadius: radius.card }} />
          <Name>{name}</Name>
        </li>
      ))}
    </Tiles>
  </Section>
);

/** Durations and easings: a dot that moves while its row has hover or focus. */
export const Motion = () => (
  <Section
    title="Motion"
    says="Three durations, three easings; none at all when the visitor asked for less motion. Point at a row to see it."
  >
    <Rows>
      {catalogue.motion.map(({ name, value }) => (
        <li key={name}>
          <Name>motion.{name}</Name>
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

/** Delays and animation periods, in milliseconds. */
export const Waits = () => (
  <Section
    title="Waits and turns"
    says="How long something waits before it begins or goes, and how long one turn of what goes on takes."
  >
    <Table rows={[...rowsOf('delay', delay, 'ms'), ...rowsOf('period', period, 'ms')]} />
  </Section>
);

/** Breakpoints of the page, and where a list gains a column. */
export const Widths = () => (
  <Section
    title="Widths"
    says="Up to a breakpoint the window counts as that narrow. From a column's width on a list has that many: its own width counts, not the window's."
  >
    <Table rows={[...rowsOf('breakpoint', breakpoint, 'px'), ...rowsOf('column', column, 'px')]} />
  </Section>
);

/** Layers and measures. */
export const Measures = () => (
  <Section title="Measures and layers" says="The sizes that several components share, and which floats above which.">
    <Table
      rows={[
        ...catalogue.size.map(({ name, value, ...row }) => ({
          name: `size.${name}`,
          value: 'onPhones' in row ? `${value} · ${row.onPhones} on phones` : value,
        })),
        ...catalogue.layer.map(({ name, value }) => ({ name: `layer.${name}`, value })),
      ]}
    />
  </Section>
);

interface Row {
  name: string;
  value: string;
}

const rowsOf = (group: string, entries: Record<string, number>, unit: string): Row[] =>
  Object.entries(entries).map(([name, value]) => ({ name: `${group}.${name}`, value: `${value} ${unit}` }));

const Table = ({ rows }: { rows: readonly Row[] }) => (
  <Columns>
    {rows.map(({ name, value }) => (
      <li key={name}>
        <Name>{name}</Name>
        <Fine>{value}</Fine>
      </li>
    ))}
  </Columns>
);

const plain = `margin: 0; padding: 0; list-style: none; color: ${color.text}; font: ${font.body};`;

const Rows = styled.ul`
  ${plain}
  & li {
    display: grid;
    grid-template-columns: 150px 170px minmax(0, 1fr);
    gap: ${space[3]};
    align-items: center;
    padding: ${space[1]} 0;
  }
`;

const Tiles = styled.ul`
  ${plain}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${space[5]};
  & li {
    display: grid;
  }
`;

const Columns = styled.ul`
  ${plain}
  columns: 280px auto;
  & li {
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
