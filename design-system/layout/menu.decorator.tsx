import { color, radius, size, space } from '@afterglow/tokens';
import type { ComponentType } from 'react';
import styled from 'styled-components';

/** Renders menu content in stories at the width of a menu. */
export const menuDecorator = (Story: ComponentType) => (
  <MenuPanel>
    <Story />
  </MenuPanel>
);

const MenuPanel = styled.div`
  max-inline-size: ${size.menu};
  padding: ${space[2]};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
`;
