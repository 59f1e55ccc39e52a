import { color, font } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';

const messages = defineMessages({
  outside: { id: 'link.outside', defaultMessage: 'leads to another site' },
});

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /**
   * `inline` is underlined, for use in sentences; `alone` is marked by colour and weight; `quiet` is for rows of links.
   */
  kind?: 'inline' | 'alone' | 'quiet';
  /** Links to another site, without sending a referrer. */
  external?: boolean;
}

/** A text link. For a link that looks like a button use Button with an `href`. */
export function Link({ kind = 'inline', external = false, children, ...rest }: LinkProps) {
  const { formatMessage } = useIntl();
  return (
    <Root rel={external ? 'noreferrer' : undefined} {...rest} data-component="Link" data-kind={kind}>
      {children}
      {external && (
        <>
          <span data-component="VisuallyHidden">, {formatMessage(messages.outside)}</span>
          <Icon name="external" size="small" data-part="link-icon" />
        </>
      )}
    </Root>
  );
}

const Root = styled.a`
  color: ${color.accent};
  text-decoration: underline;

  &[data-kind='alone'] {
    font: ${font.label};
    text-decoration: none;
  }

  &[data-kind='quiet'] {
    color: ${color.soft};
    text-decoration: none;
  }

  [data-part='link-icon'] {
    display: inline-block;
    margin-inline-start: 0.25em;
    vertical-align: -0.125em;
  }

  @media (hover: hover) {
    &:hover {
      color: ${color.accentHovered};
      text-decoration: underline;
    }

    &[data-kind='quiet']:hover {
      color: ${color.text};
    }
  }
`;
