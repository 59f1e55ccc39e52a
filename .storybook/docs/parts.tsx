import styled from 'styled-components';
import { color, font, radius, size, space, tracking } from '@afterglow/tokens';

/** Elements of the pages of components, tokens and patterns. */
export const Anchor = styled.a`
  color: ${color.accent};
  text-underline-offset: 0.15em;

  @media (hover: hover) {
    &:hover {
      color: ${color.accentHovered};
    }
  }
`;

export const Part = styled.section`
  margin-block-start: ${size.sectionGap};
  color: ${color.text};
  font: ${font.body};
`;

export const PartTitle = styled.h2`
  margin: 0 0 ${space[4]};
  font: ${font.sectionTitle};
  letter-spacing: ${tracking.sectionTitle};
`;

export const Lead = styled.p`
  max-width: ${size.reading};
  margin: ${space[3]} 0 0;
  color: ${color.soft};
  font: ${font.lead};
`;

/** A row of names, such as tokens or related parts. */
export const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  & [data-part='docs-name'] {
    padding: ${space[1]} ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    font: ${font.meta};
  }
`;
