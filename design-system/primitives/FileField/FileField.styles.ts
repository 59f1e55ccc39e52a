import { color, font, motion, radius, size, space } from '@afterglow/tokens';
import styled from 'styled-components';
import { disabledLabel, fieldStyles } from '../fieldStyles.ts';

export const Root = styled.div`
  ${fieldStyles}
  &:has(input:disabled) [data-part='field-label'] {
    ${disabledLabel}
  }

  [data-part='file-box'] {
    position: relative;
    display: grid;
    gap: ${space[3]};
    place-items: center;
    min-block-size: calc(${size.controlLarge} * 2.5);
    padding: ${space[4]};
    border: 1px dashed ${color.edge};
    border-radius: ${radius.field};
    background: ${color.raised};
    transition: background-color ${motion.fast} ${motion.out};
  }

  &[data-invalid] [data-part='file-box'] {
    padding: calc(${space[4]} - ${size.hairline});
    border: ${size.ring} dashed ${color.bad};
  }

  /* The input covers the whole box, so that it receives every click and drop; only its focus ring is visible. */
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    cursor: pointer;
  }

  input::file-selector-button {
    display: none;
  }

  input:not(:focus-visible) {
    opacity: 0;
  }

  input:focus-visible {
    color: transparent;
  }

  /* Without JavaScript nothing else shows which file is chosen, so the browser's own control is visible. */
  @media (scripting: none) {
    input:focus-visible,
    input:not(:focus-visible) {
      position: static;
      block-size: auto;
      color: inherit;
      font: ${font.small};
      opacity: 1;
    }

    input::file-selector-button {
      display: inline-block;
    }

    [data-part='file-prompt'] {
      display: none;
    }
  }

  /* While a file is dragged over the box. */
  [data-part='file-box'][data-over] {
    border-color: ${color.accent};
    background: ${color.high};
  }

  [data-part='file-box'][data-over] :is([data-part='file-choose'], [data-part='file-icon']) {
    color: ${color.accent};
  }

  /* There is no drag and drop on touch screens. */
  @media (pointer: coarse) {
    [data-part='file-drop'] {
      display: none;
    }
  }

  [data-part='file-box']:has(input:disabled) {
    border-color: ${color.line};
    background: ${color.high};
  }

  [data-part='file-box']:has(input:disabled)
    :is([data-part='file-choose'], [data-part='file-drop'], [data-part='file-icon']) {
    color: ${color.faint};
  }

  input:disabled {
    cursor: not-allowed;
  }

  @media (hover: hover) {
    [data-part='file-box']:hover:not(:has(input:disabled)) {
      background: ${color.high};
    }
  }

  img {
    max-block-size: calc(${size.controlLarge} * 4);
    border-radius: ${radius.side};
  }

  [data-part='file-chosen'],
  [data-part='file-prompt'] {
    display: flex;
    gap: ${space[1]} ${space[2]};
    align-items: center;
    justify-content: center;
    max-inline-size: 100%;
    color: ${color.soft};
    font: ${font.small};
    overflow-wrap: anywhere;
  }

  [data-part='file-prompt'] {
    flex-wrap: wrap;
    align-items: baseline;
  }

  [data-part='file-icon'] {
    align-self: center;
  }

  [data-part='file-remove'],
  [data-part='file-drop'] {
    flex: none;
  }

  [data-part='file-choose'] {
    color: ${color.text};
    font: ${font.label};
  }

  /* One text, which wraps between name and size before it breaks either. */
  [data-part='file-about'] {
    text-align: center;
  }

  [data-part='file-name'] {
    color: ${color.text};
  }

  [data-part='file-remove'] {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: ${size.touch};
    block-size: ${size.touch};
    border-radius: 50%;
    color: ${color.soft};
  }

  [data-part='file-remove']:hover {
    background: ${color.raised};
    color: ${color.text};
  }
`;
