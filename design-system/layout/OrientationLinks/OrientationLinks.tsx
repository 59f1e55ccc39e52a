import { color } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { catalogueNames } from '../catalogueNames.ts';
import { linkList } from '../linkList.ts';

export interface OrientationLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Home page of this site, for the current orientation. */
  homeHref: string;
  gayHref: string;
  transHref: string;
}

/** Links to this site and its sister sites for other orientations, which are marked as external. */
export function OrientationLinks({ homeHref, gayHref, transHref, ...rest }: OrientationLinksProps) {
  const { formatMessage } = useIntl();
  return (
    <Root role="list" {...rest} data-component="OrientationLinks">
      <li>
        <a href={homeHref} aria-current="true">
          {formatMessage(catalogueNames.str)}
          <Icon name="check" size="small" />
        </a>
      </li>
      <li>
        <a href={gayHref} rel="noreferrer">
          {formatMessage(catalogueNames.gay)}
          <Icon name="external" size="small" />
        </a>
      </li>
      <li>
        <a href={transHref} rel="noreferrer">
          {formatMessage(catalogueNames.she)}
          <Icon name="external" size="small" />
        </a>
      </li>
    </Root>
  );
}

const Root = styled.ul`
  ${linkList}

  svg {
    color: ${color.faint};
  }

  a[aria-current] > svg {
    color: ${color.accent};
  }

  a:hover {
    background: ${color.high};
    color: ${color.text};
  }
`;
