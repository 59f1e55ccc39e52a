import { color, font, space } from '@afterglow/tokens';
import styled from 'styled-components';

/** The fields of an account page, one below the other. */
export const AccountForm = styled.form`
  display: grid;
  gap: ${space[4]};

  & [data-part='account-link'] {
    justify-self: start;
  }
`;

/** The way to another account page, below the form. */
export const AccountFooter = styled.footer`
  color: ${color.soft};
  font: ${font.small};
  text-align: center;
`;
