import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, size, space, tracking } from '@afterglow/tokens';

/** One section of the Tokens page. */
export function Section({ title, says, children }: { title: string; says: string; children: ReactNode }) {
  return (
    <Root>
      <Title>{title}</Title>
      <Says>{says}</Says>
      {children}
    </Root>
  );
}

const Root = styled.section`
  margin-top: ${size.sectionGap};
  color: ${color.text};
`;

const Title = styled.h2`
  margin: 0;
  font: ${font.sectionTitle};
  letter-spacing: ${tracking.sectionTitle};
`;

const Says = styled.p`
  margin: ${space[1]} 0 ${space[5]};
  max-width: ${size.reading};
  font: ${font.body};
  color: ${color.soft};
`;

/** The small print beside a name. */
export const Fine = styled.span`
  font: ${font.meta};
  font-variant-numeric: tabular-nums;
  color: ${color.faint};
`;
