import { color, font, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { panelRowStyles } from './panelRowStyles.ts';

interface Row extends Omit<ComponentProps<'button'>, 'children' | 'value' | 'name'> {
  name: string;
  icon?: IconName;
  /** The current choice, or the key that does the same. */
  value?: string;
  /** True if the row leads to a page of choices. */
  leads?: boolean;
  /** For a row of half the width: uses smaller gaps. */
  narrow?: boolean;
}

/** A row of the settings that is a button. */
export function PanelRow({ name, icon, value, leads = false, narrow = false, ...rest }: Row) {
  return (
    <Root type="button" {...rest} data-narrow={narrow || undefined}>
      {icon !== undefined && <Icon data-part="panel-icon" name={icon} />}
      <span data-part="panel-name">{name}</span>
      {value !== undefined && <span data-part="panel-value">{value}</span>}
      {leads && <Icon data-part="panel-lead" name="next" size="small" />}
    </Root>
  );
}

const Root = styled.button`
  ${panelRowStyles}

  & :is([data-part='panel-icon'], [data-part='panel-lead']) {
    color: ${color.soft};
  }
  & [data-part='panel-lead']:dir(rtl) {
    scale: -1 1;
  }
  & [data-part='panel-value'] {
    color: ${color.soft};
    font: ${font.small};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &[data-narrow] {
    gap: ${space[2]};
    padding-inline: ${space[3]} ${space[1]};
  }
`;
