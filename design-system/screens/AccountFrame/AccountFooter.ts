import { color, font } from '@afterglow/tokens';
import styled from 'styled-components';

/** The way to another account page, below the form. */
export const AccountFooter = styled.footer`
  color: ${color.soft};
  font: ${font.small};
  text-align: center;
  text-wrap: balance;
`;
