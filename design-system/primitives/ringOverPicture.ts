import { color, size } from '@afterglow/tokens';
import { css } from 'styled-components';

/** Focus ring of controls on a picture: light on dark in both themes, since the picture may have any colour. */
export const ringOverPicture = css`
  &:focus-visible {
    outline-color: ${color.onShade};
    box-shadow: 0 0 0 calc(${size.ring} + ${size.ringGap} + 1px) ${color.shade};
  }
`;
