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
  /** In a sentence it is underlined; standing alone it is known by its colour and weight; quiet ones stand in rows of their like. */
  kind?: 'inline' | 'alone' | 'quiet';
  /** It leads to another site, which is told nothing about this one. */
  external?: boolean;
}

/** Leads somewhere by words. What looks like a button is a Button with an `href`. */
export function Link({ kind = 'inline', external = false, children, ...rest }: LinkProps) {
  const { formatMessage } = useIntl();
  return (
    <Root rel={external ? 'noreferrer' : undefined} {...rest} data-component="Link" data-kind={kind}>
      {children}
      {external && (
        <>
          <span data-component="VisuallyHidden">, {formatMessage(messages.outside)}</span>
          <Icon name="external" size="small" />
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

  > svg {
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
