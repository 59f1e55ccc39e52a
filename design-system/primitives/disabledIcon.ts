import { color, media } from '@afterglow/tokens';
import { css } from 'styled-components';

/** Styles of an icon-only button that is disabled. */
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
