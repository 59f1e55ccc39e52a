import { space } from '@afterglow/tokens';
import styled from 'styled-components';

/** The page of a person, channel or playlist: its head, its tabs, what the tab holds. */
export const Profile = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
