import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Dropdown, type DropdownProps } from '../../primitives/Dropdown/Dropdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { OrientationLinks } from '../OrientationLinks/OrientationLinks.tsx';

const messages = defineMessages({
  label: { id: 'orientationMenu.label', defaultMessage: 'Orientation' },
});

export interface OrientationMenuProps
  extends Omit<ComponentProps<'details'>, 'children' | 'onToggle'>, Pick<DropdownProps, 'parts'> {
  /** Home page of this site, for the current orientation. */
  homeHref: string;
  gayHref: string;
  transHref: string;
}

/** A menu of the sister sites for other orientations. */
export function OrientationMenu({ homeHref, gayHref, transHref, ...rest }: OrientationMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <Dropdown
      data-component="OrientationMenu"
      align="end"
      label={formatMessage(messages.label)}
      face={<Icon name="orientation" />}
      {...rest}
    >
      <OrientationLinks homeHref={homeHref} gayHref={gayHref} transHref={transHref} />
    </Dropdown>
  );
}
