import { size } from '@afterglow/tokens';
import styled from 'styled-components';

/** The content of a page: its parts one below the other. */
export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${size.sectionGap};
`;
