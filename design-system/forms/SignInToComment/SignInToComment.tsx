import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { isPlainClick } from '../../primitives/isPlainClick.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';

const messages = defineMessages({
  signIn: { id: 'signInToComment.signIn', defaultMessage: 'Sign in to comment' },
});

export interface SignInToCommentProps extends Omit<ComponentProps<'a'>, 'children' | 'href' | 'onClick'> {
  /** URL of the sign-in page. */
  href: string;
  /** Replaces an unmodified click, to sign in without leaving the page. */
  onPress?: (() => void) | undefined;
}

/** A row for guests in the place of the CommentForm, which takes an account. */
export function SignInToComment({ href, onPress, ...rest }: SignInToCommentProps) {
  const { formatMessage } = useIntl();
  const handleClick = (event: MouseEvent) => {
    if (!onPress || !isPlainClick(event)) return;
    event.preventDefault();
    onPress();
  };
  return (
    <Root {...rest} href={href} onClick={handleClick} data-component="SignInToComment">
      <span data-part="sign-in-picture">
        <Icon name="user" />
      </span>
      {formatMessage(messages.signIn)}
    </Root>
  );
}

const Root = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-inline-size: ${size.reading};
  min-block-size: ${size.touch};
  border-radius: ${radius.card};
  color: ${color.text};
  font: ${font.label};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  & [data-part='sign-in-picture'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: ${size.avatar};
    block-size: ${size.avatar};
    border-radius: 50%;
    background: ${color.high};
    color: ${color.soft};
  }
`;
