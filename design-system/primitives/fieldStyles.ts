import { color, font, media, motion, radius, size, space } from '@afterglow/tokens';
import { css } from 'styled-components';

/** Shared styles of all fields: label, control, and the hint and error under it. */
export const fieldStyles = css`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;

  > label,
  > [data-label] {
    color: ${color.text};
    font: ${font.label};
  }

  > small {
    color: ${color.faint};
    font: ${font.small};
    text-wrap: pretty;
  }

  > strong {
    color: ${color.bad};
    font: ${font.small};
    text-wrap: pretty;
  }

  &:has(> :disabled, > [data-drop] > :disabled) > label,
  &:disabled > [data-label] {
    color: ${color.faint};

    @media ${media.forcedColors} {
      color: GrayText;
    }
  }
`;

/** Styles of text inputs. */
export const inputStyles = css`
  inline-size: 100%;
  min-block-size: ${size.controlLarge};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.field};
  background: ${color.raised};
  color: ${color.text};
  font: ${font.field};
  transition: border-color ${motion.fast} ${motion.out};

  &::placeholder {
    color: ${color.faint};
    opacity: 1;
  }

  &:disabled {
    border-color: ${color.line};
    background: ${color.high};
    color: ${color.faint};
    /* Some browsers reduce the opacity of a disabled select's text further. */
    opacity: 1;
    cursor: not-allowed;
  }

  @media ${media.forcedColors} {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }

  [data-invalid] > & {
    border-color: ${color.bad};
  }
`;

/** Layout of a checkbox or radio and its label. */
export const choiceStyles = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[1]} ${space[3]};
  align-items: start;

  > input {
    appearance: none;
    position: relative;
    flex: none;
    inline-size: ${size.target};
    block-size: ${size.target};
    margin: 0;
    border: 1px solid ${color.edge};
    background: ${color.raised};
    cursor: pointer;
    transition:
      background-color ${motion.fast} ${motion.out},
      border-color ${motion.fast} ${motion.out};
  }

  > input:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  > input:disabled {
    border-color: ${color.line};
    background: ${color.high};
    cursor: not-allowed;
  }

  > label {
    padding-block: ${space.half};
    color: ${color.text};
    font: ${font.small};
    cursor: pointer;
  }

  > input:disabled + label {
    color: ${color.faint};
    cursor: not-allowed;
  }

  > small,
  > strong {
    grid-column: 2;
    font: ${font.small};
    text-wrap: pretty;
  }

  > small {
    color: ${color.faint};
  }

  > strong {
    color: ${color.bad};
  }

  &[data-invalid] > input {
    border-color: ${color.bad};
  }

  @media ${media.forcedColors} {
    > input:disabled {
      border-color: GrayText;
    }

    > input:disabled + label {
      color: GrayText;
    }
  }
`;
