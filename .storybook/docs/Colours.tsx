import styled from 'styled-components';
import { color, font, media, radius, shadow, space } from '@afterglow/tokens';
import { colors } from '@afterglow/tokens/catalogue';
import { Fine, Section } from './Section.tsx';
import { Token, useSought } from './Token.tsx';

type Shade = (typeof colors)[number]['dark'] | (typeof colors)[number]['light'];

/** Every colour in both themes, side by side, with its purpose and its contrast. */
export function Colours() {
  const shown = useSought(colors, ({ name, says }) => `color.${name} ${says}`);
  if (shown.length === 0) return null;
  return (
    <Section
      title="Colours"
      says="Named by the part they play, never by their look. The three numbers are contrasts on ground, raised and high: text needs 4.5, body text 7, an edge 3."
    >
      <List>
        {shown.map(({ name, says, dark, light }) => (
          <li key={name} data-part="docs-colour">
            <Words>
              <Token name={`color.${name}`} />
              <Says>{says}</Says>
            </Words>
            <Half theme="dark" name={name} shade={dark} />
            <Half theme="light" name={name} shade={light} />
          </li>
        ))}
      </List>
    </Section>
  );
}

function Half({ theme, name, shade }: { theme: 'dark' | 'light'; name: keyof typeof color; shade: Shade }) {
  return (
    <Ground data-theme={theme}>
      <Swatch style={{ background: color[name] }} />
      <Facts>
        <Value>{shade.oklch}</Value>
        <Fine>
          {shade.hex}
          {shade.contrast && ` · ${shade.contrast.map((ratio) => ratio.toFixed(1)).join(' / ')}`}
        </Fine>
      </Facts>
    </Ground>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  & [data-part='docs-colour'] {
    display: grid;
    grid-template-columns: minmax(150px, 1fr) minmax(0, 1.2fr) minmax(0, 1.2fr);
    gap: ${space[3]};
    align-items: stretch;

    @media ${media.xs} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      margin-block-end: ${space[4]};
    }
  }
`;

const Words = styled.div`
  align-self: center;

  @media ${media.xs} {
    grid-column: 1 / -1;
  }
`;

const Says = styled.p`
  margin: 0;
  font: ${font.meta};
  color: ${color.soft};
`;

const Ground = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[3]};
  min-width: 0;
  border-radius: ${radius.card};
  border: 1px solid ${color.line};
  background: ${color.ground};
  color: ${color.text};

  @media ${media.xs} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

const Swatch = styled.span`
  flex: none;
  width: ${space[12]};
  height: ${space[12]};
  border-radius: ${radius.side};
  box-shadow:
    ${shadow.card},
    inset 0 0 0 1px ${color.line};
`;

const Facts = styled.span`
  display: grid;
  min-width: 0;
`;

const Value = styled.code`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: ${font.code};
`;
