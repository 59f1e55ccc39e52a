import { color, space } from '@afterglow/tokens';
import styled from 'styled-components';

/** A line between groups of settings. */
export function PanelRule() {
  return <Root />;
}

const Root = styled.hr`
  grid-column: 1 / -1;
  inline-size: 100%;
  block-size: 1px;
  margin: ${space[2]} 0;
  border: 0;
  background: ${color.line};
`;
