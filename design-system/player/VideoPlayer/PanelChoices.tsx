import { useId } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';

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
    <label key={one} data-part="panel-row" lang={langOf?.(one)}>
      <input data-part="panel-radio" type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
      <Icon data-part="panel-icon" name="check" />
      <span data-part="panel-name">{nameOf(one)}</span>
    </label>
  ));
}
