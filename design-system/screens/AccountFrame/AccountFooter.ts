import { color, font } from '@afterglow/tokens';
import styled from 'styled-components';

/** Footer below the form, with the link to another account page. */
export const AccountFooter = styled.footer`
  color: ${color.soft};
  font: ${font.small};
  text-align: center;
  text-wrap: balance;
`;
