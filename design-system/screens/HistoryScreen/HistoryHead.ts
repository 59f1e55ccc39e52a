import { space } from '@afterglow/tokens';
import styled from 'styled-components';

/** The title with the actions at the end of its line; shared by the page and its skeleton. */
export const HistoryHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};

  & [data-part='history-actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;
