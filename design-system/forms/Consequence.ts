import { color, font } from '@afterglow/tokens';
import styled from 'styled-components';

/** What a form that deletes or restores something does with it, above its buttons. */
export const Consequence = styled.p`
  color: ${color.soft};
  font: ${font.body};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;
