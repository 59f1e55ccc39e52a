import { color, font, size, space } from '@afterglow/tokens';
import { useId, type ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { errorStyles } from '../../primitives/fieldStyles.ts';

const messages = defineMessages<{ title: {}; signIn: { name: string } }>({
  title: { id: 'demoSignIn.title', defaultMessage: 'Accounts of this demo' },
  signIn: { id: 'demoSignIn.signIn', defaultMessage: 'Sign in as {name}' },
});

export interface DemoSignInProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'children'> {
  /** URL that the name of the pressed account is posted to, as `usr`. */
  action: string;
  /** User names of the accounts. */
  names: readonly string[];
  /** Message about a press that was refused. */
  error?: string | undefined;
}

/** Buttons that sign in with an account of a demo, without its password. */
export function DemoSignIn({ names, error, ...rest }: DemoSignInProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Root method="post" aria-labelledby={id} {...rest} data-component="DemoSignIn">
      <h2 id={id} data-part="demo-title">
        {formatMessage(messages.title)}
      </h2>
      {error !== undefined && (
        <strong data-part="demo-error" role="alert">
          <Icon name="alert" size="small" data-part="error-icon" />
          {error}
        </strong>
      )}
      {names.map((name) => (
        <Button key={name} type="submit" name="usr" value={name} size="large">
          {formatMessage(messages.signIn, { name })}
        </Button>
      ))}
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  gap: ${space[2]};
  padding-block-start: ${space[4]};
  border-block-start: ${size.hairline} solid ${color.line};

  & [data-part='demo-title'] {
    color: ${color.soft};
    font: ${font.small};
    text-align: center;
  }
  & [data-part='demo-error'] {
    ${errorStyles}
  }
`;
