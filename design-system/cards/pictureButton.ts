import { color, layer, size, space } from '@afterglow/tokens';
import { css } from 'styled-components';
import { ringOverPicture } from '../primitives/ringOverPicture.ts';

/** A button over a card's picture, above the link. Its disc is smaller than its touch target. */
export const pictureButton = css`
  position: absolute;
  z-index: ${layer.raised};
  display: grid;
  place-items: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  border-radius: 50%;
  color: ${color.onShade};

  &::before {
    position: absolute;
    inset: ${space[2]};
    z-index: -1;
    border-radius: 50%;
    background: ${color.shade};
    content: '';
  }
  ${ringOverPicture}
`;
