import { color, font } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';

const messages = defineMessages({
  fresh: { id: 'signUpLine.fresh', defaultMessage: 'New here?' },
  signUp: { id: 'signUpLine.signUp', defaultMessage: 'Create an account' },
});

export interface SignUpLineProps extends Omit<ComponentProps<'p'>, 'children'> {
  signUpHref: string;
}

/** A link to sign up, below the sign-in form. */
export function SignUpLine({ signUpHref, ...rest }: SignUpLineProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="SignUpLine">
      {formatMessage(messages.fresh)}{' '}
      <Link href={signUpHref} kind="alone">
        {formatMessage(messages.signUp)}
      </Link>
    </Root>
  );
}

const Root = styled.p`
  color: ${color.soft};
  font: ${font.small};
  text-align: center;
  text-wrap: balance;
`;
