import { space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';

export interface CounterProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Shortened, such as `1.2K`. */
  shown: string;
  /** In full and with its unit, such as `1,234 views`; for screen readers and shown on hover. */
  label: string;
  icon?: IconName;
}

/** A count: abbreviated visually, in full for screen readers. */
export function Counter({ shown, label, icon, ...rest }: CounterProps) {
  return (
    <Root title={label} {...rest} data-component="Counter">
      {icon && <Icon name={icon} size="small" />}
      <span aria-hidden="true">{shown}</span>
      <span data-component="VisuallyHidden">{label}</span>
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  font-variant-numeric: tabular-nums;
`;
