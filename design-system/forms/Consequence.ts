import { color, font } from '@afterglow/tokens';
import styled from 'styled-components';

/** Paragraph above the buttons of a form that deletes or restores something, with the consequence. */
export const Consequence = styled.p`
  color: ${color.soft};
  font: ${font.body};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;
