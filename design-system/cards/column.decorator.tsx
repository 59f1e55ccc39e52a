import { size } from '@afterglow/tokens';
import type { ComponentType } from 'react';
import styled from 'styled-components';

/** Renders a card in stories at the width it has in a list. */
export const columnDecorator = (Story: ComponentType) => (
  <Column>
    <Story />
  </Column>
);

const Column = styled.div`
  max-inline-size: ${size.card};
`;
