import styled from 'styled-components';
import { color, font, media, space, tracking } from '@afterglow/tokens';
import { fonts } from '@afterglow/tokens/catalogue';
import { Fine, Section } from './Section.tsx';
import { Token, useSought } from './Token.tsx';

const spacing: Partial<Record<keyof typeof font, string>> = tracking;

/** Every type style, rendered with its name. */
export function Type() {
  const shown = useSought(fonts, ({ name, pixels, weight }) => `font.${name} type ${pixels} ${weight}`);
  if (shown.length === 0) return null;
  return (
    <Section
      title="Type"
      says="System fonts only: nothing is downloaded, and every language has its letters. Sizes grow with the reader's own text size."
    >
      <List>
        {shown.map(({ name, pixels, weight, lineHeight, ...rest }) => (
          <li key={name} data-part="docs-type">
            <span>
              <Token name={`font.${name}`} />
              <br />
              <Fine>
                {pixels} / {lineHeight} · {weight}
                {'onPhones' in rest && ` · ${rest.onPhones} on phones`}
              </Fine>
            </span>
            <Sample style={{ font: font[name], letterSpacing: spacing[name] }}>
              Evening by the lake, 12:34 · Über Grün · ค่ำคืน
            </Sample>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & [data-part='docs-type'] {
    display: grid;
    grid-template-columns: minmax(150px, 1fr) minmax(0, 3fr);
    gap: ${space[4]};
    align-items: center;
    padding: ${space[3]} 0;
    border-top: 1px solid ${color.line};

    @media ${media.xs} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Sample = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.text};
`;
