import { size } from '@afterglow/tokens';
import styled from 'styled-components';

/** Vertical layout of a page's sections. */
export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${size.sectionGap};
`;
