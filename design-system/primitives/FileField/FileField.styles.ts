import { color, font, motion, radius, size, space } from '@afterglow/tokens';
import styled from 'styled-components';
import { fieldStyles } from '../fieldStyles.ts';

export const Root = styled.div`
  ${fieldStyles}

  > [data-drop] {
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

  &[data-invalid] > [data-drop] {
    border-color: ${color.bad};
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

  /* A file is being dragged over it. */
  > [data-drop][data-over] {
    border-color: ${color.accent};
    background: ${color.high};
  }

  [data-over] :is(b, svg) {
    color: ${color.accent};
  }

  /* There is no drag and drop on touch screens. */
  @media (pointer: coarse) {
    p > b + small {
      display: none;
    }
  }

  [data-drop]:has(input:disabled) {
    border-color: ${color.line};
    background: ${color.high};
  }

  [data-drop]:has(input:disabled) :is(b, small, svg) {
    color: ${color.faint};
  }

  input:disabled {
    cursor: not-allowed;
  }

  @media (hover: hover) {
    [data-drop]:hover:not(:has(input:disabled)) {
      background: ${color.high};
    }
  }

  img {
    max-block-size: calc(${size.controlLarge} * 4);
    border-radius: ${radius.side};
  }

  p {
    display: flex;
    gap: ${space[1]} ${space[2]};
    align-items: center;
    justify-content: center;
    max-inline-size: 100%;
    color: ${color.soft};
    font: ${font.small};
    overflow-wrap: anywhere;
  }

  p:has(> b) {
    flex-wrap: wrap;
    align-items: baseline;
  }

  p:has(> b) > svg {
    align-self: center;
  }

  p > small {
    flex: none;
  }

  p > b {
    color: ${color.text};
    font: ${font.label};
  }

  p > span {
    min-inline-size: 0;
    color: ${color.text};
  }

  button {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: ${size.touch};
    block-size: ${size.touch};
    border-radius: 50%;
    color: ${color.soft};
  }

  button:hover {
    background: ${color.raised};
    color: ${color.text};
  }
`;
