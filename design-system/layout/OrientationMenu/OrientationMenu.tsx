import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Dropdown } from '../../primitives/Dropdown/Dropdown.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { catalogueNames } from '../catalogueNames.ts';
import { OrientationLinks } from '../OrientationLinks/OrientationLinks.tsx';

const messages = defineMessages<{ label: { current: string } }>({
  label: { id: 'orientationMenu.label', defaultMessage: 'Orientation: {current}' },
});

export interface OrientationMenuProps extends Omit<ComponentProps<'details'>, 'children' | 'onToggle'> {
  /** `data-part` of its button and of the current orientation in it, for a component around it that styles them. */
  parts?: { face?: string; value?: string };
  /** Home page of this site, for the current orientation. */
  homeHref: string;
  gayHref: string;
  transHref: string;
}

/** A menu of the sister sites for other orientations. */
export function OrientationMenu({ homeHref, gayHref, transHref, parts = {}, ...rest }: OrientationMenuProps) {
  const { formatMessage } = useIntl();
  const current = formatMessage(catalogueNames.str);
  return (
    <Dropdown
      data-component="OrientationMenu"
      align="end"
      label={formatMessage(messages.label, { current })}
      face={
        <>
          <Icon name="orientation" />
          <span data-part={parts.value}>{current}</span>
        </>
      }
      parts={parts.face === undefined ? {} : { face: parts.face }}
      {...rest}
    >
      <OrientationLinks homeHref={homeHref} gayHref={gayHref} transHref={transHref} />
    </Dropdown>
  );
}
