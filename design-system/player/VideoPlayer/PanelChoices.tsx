import { color, size } from '@afterglow/tokens';
import { useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { panelRowStyles } from './panelRowStyles.ts';

interface Choosing<Value extends string> {
  value: Value;
  of: readonly Value[];
  nameOf: (value: Value) => string;
  /** Returns the language tag of a name that is not in the page's language. */
  langOf?: (value: Value) => string | undefined;
  onChoose: (value: Value) => void;
}

/** A choice of one value: native radio buttons, each a row of the settings. */
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
