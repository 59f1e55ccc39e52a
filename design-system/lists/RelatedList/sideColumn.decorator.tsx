import { media, size } from '@afterglow/tokens';
import type { ComponentType } from 'react';
import styled from 'styled-components';

/** Gives the list in stories the width it has beside the player. */
export const sideColumnDecorator = (Story: ComponentType) => (
  <Side>
    <Story />
  </Side>
);

const Side = styled.div`
  @media not ${media.md} {
    max-inline-size: ${size.side};
  }
`;
