import { color, size } from '@afterglow/tokens';
import { css } from 'styled-components';

/** The focus ring of what stands on a picture: light on a dark one in both themes, as the picture may be of any colour. */
export const ringOverPicture = css`
  &:focus-visible {
    outline-color: ${color.onShade};
    box-shadow: 0 0 0 calc(${size.ring} + ${size.ringGap} + 1px) ${color.shade};
  }
`;
