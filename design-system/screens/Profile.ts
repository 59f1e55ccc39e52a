import { space } from '@afterglow/tokens';
import styled from 'styled-components';

/** Layout of a person's, channel's or playlist's page: header, tabs and tab content. */
export const Profile = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
