import { color, size } from '@afterglow/tokens';
import { useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { panelRowStyles } from './panelRowStyles.ts';

interface Choosing<Value extends string> {
  value: Value;
  of: readonly Value[];
  nameOf: (value: Value) => string;
  /** Language tag of a name, where it is not the page's. */
  langOf?: (value: Value) => string | undefined;
  onChoose: (value: Value) => void;
}

/** One choice of several: native radio buttons, each a line of the settings. */
export function PanelChoices<Value extends string>({ value, of, nameOf, langOf, onChoose }: Choosing<Value>) {
  const name = useId();
  return of.map((one) => (
    <Root key={one} lang={langOf?.(one)}>
      <input data-part="panel-radio" type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
      <Icon data-part="panel-check" name="check" />
      <span data-part="panel-name">{nameOf(one)}</span>
    </Root>
  ));
}

const Root = styled.label`
  ${panelRowStyles}

  & [data-part='panel-radio'] {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has([data-part='panel-radio']:not(:checked)) [data-part='panel-check'] {
    visibility: hidden;
  }
  & [data-part='panel-check'] {
    color: ${color.accent};
  }
  &:has([data-part='panel-radio']:focus-visible) {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: calc(-1 * ${size.ring});
  }
`;
