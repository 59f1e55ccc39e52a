import { color, font, radius, size, space } from '@afterglow/tokens';
import { css } from 'styled-components';

/** A row of the settings: an icon and a name. */
export const panelRowStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.touch};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  color: ${color.text};
  font: ${font.small};
  text-align: start;
  cursor: pointer;

  & [data-part='panel-name'] {
    flex: 1;
  }
  @media (hover: hover) {
    &:hover {
      background: ${color.high};
    }
  }
`;
