import { color, font, media, motion, radius, size, space } from '@afterglow/tokens';
import { css } from 'styled-components';

const sentenceWithIcon = css`
  display: flex;
  align-items: start;
  gap: ${space[2]};
  font: ${font.small};
  overflow-wrap: anywhere;
  text-wrap: pretty;

  /* Aligned with the first line of the text. */
  > [data-part='error-icon'],
  > [data-part='done-icon'] {
    block-size: 1lh;
  }
`;

/** Styles of an error. An icon marks it as well, for people who cannot tell its colour from that of a link. */
export const errorStyles = css`
  ${sentenceWithIcon}
  color: ${color.bad};
`;

/** Styles of a success message, which has an icon for the same reason. */
export const doneStyles = css`
  ${sentenceWithIcon}
  color: ${color.good};
`;

/** Shared styles of all fields: label, control, and the hint and error under it. */
export const fieldStyles = css`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;

  [data-part='field-label'] {
    color: ${color.text};
    font: ${font.label};
  }

  [data-part='field-hint'] {
    color: ${color.faint};
    font: ${font.small};
    text-wrap: pretty;
  }

  [data-part='field-error'] {
    ${errorStyles}
  }
`;

/** Styles for the label of a disabled field. */
export const disabledLabel = css`
  color: ${color.faint};

  @media ${media.forcedColors} {
    color: GrayText;
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

  /* Reduces the padding by what the wider border adds, so that the text does not move. */
  &[aria-invalid='true'] {
    padding-block: calc(${space[2]} - ${size.hairline});
    padding-inline-start: calc(${space[4]} - ${size.hairline});
    border: ${size.ring} solid ${color.bad};
  }
`;

/** Layout of a checkbox or radio and its label. */
export const choiceStyles = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[1]} ${space[3]};
  align-items: start;

  [data-part='choice-input'] {
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

  [data-part='choice-input']:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  [data-part='choice-input']:disabled {
    border-color: ${color.line};
    background: ${color.high};
    cursor: not-allowed;
  }

  [data-part='choice-label'] {
    padding-block: ${space.half};
    color: ${color.text};
    font: ${font.small};
    cursor: pointer;
  }

  [data-part='choice-input']:disabled + [data-part='choice-label'] {
    color: ${color.faint};
    cursor: not-allowed;
  }

  [data-part='choice-hint'] {
    grid-column: 2;
    color: ${color.faint};
    font: ${font.small};
    text-wrap: pretty;
  }

  &[data-invalid] [data-part='choice-input'] {
    border: ${size.ring} solid ${color.bad};
  }

  @media ${media.forcedColors} {
    [data-part='choice-input']:disabled {
      border-color: GrayText;
    }

    [data-part='choice-input']:disabled + [data-part='choice-label'] {
      color: GrayText;
    }
  }
`;
