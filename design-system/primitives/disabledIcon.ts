import { color, media } from '@afterglow/tokens';
import { css } from 'styled-components';

/** A button of an icon alone that is disabled. */
export const disabledIcon = css`
  &:disabled {
    color: ${color.faint};
    cursor: not-allowed;
  }

  @media ${media.forcedColors} {
    &:disabled {
      color: GrayText;
    }
  }
`;
