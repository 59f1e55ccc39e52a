import { color, radius, size, space } from '@afterglow/tokens';
import type { ComponentType } from 'react';
import styled from 'styled-components';

/** Stories show what stands in a menu as wide as a menu is. */
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
