import { space } from '@afterglow/tokens';
import styled from 'styled-components';

/** The title, and at the end of its line what can be done; the page and its skeleton stand in it alike. */
export const HistoryHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;
