import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';

interface Row extends Omit<ComponentProps<'button'>, 'children' | 'value' | 'name'> {
  name: string;
  icon?: IconName;
  /** What is chosen, or the key that does the same. */
  value?: string;
  /** Whether it leads to a page of choices. */
  leads?: boolean;
}

/** A line of the settings that is pressed as a whole. SettingsPanel gives it its looks. */
export function PanelRow({ name, icon, value, leads = false, ...rest }: Row) {
  return (
    <button type="button" data-part="panel-row" {...rest}>
      {icon !== undefined && <Icon data-part="panel-icon" name={icon} />}
      <span data-part="panel-name">{name}</span>
      {value !== undefined && <span data-part="panel-value">{value}</span>}
      {leads && <Icon data-part="panel-icon" name="next" size="small" />}
    </button>
  );
}
