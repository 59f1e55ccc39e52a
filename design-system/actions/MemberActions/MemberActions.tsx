import { media, space } from '@afterglow/tokens';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';
import { FriendButton, type FriendButtonProps } from '../FriendButton/FriendButton.tsx';
import { SubscribeButton, type SubscribeButtonProps } from '../SubscribeButton/SubscribeButton.tsx';

const messages = defineMessages({
  decline: { id: 'memberActions.decline', defaultMessage: 'Decline request' },
  message: { id: 'memberActions.message', defaultMessage: 'Message' },
  block: { id: 'memberActions.block', defaultMessage: 'Block' },
  unblock: { id: 'memberActions.unblock', defaultMessage: 'Unblock' },
  report: { id: 'memberActions.report', defaultMessage: 'Report' },
});

type Press = Pick<ActionButtonProps, 'busy' | 'message' | 'signInHref' | 'onPress' | 'field'>;

export interface MemberActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL that the form is posted to without JavaScript. */
  action: string;
  /** Hidden fields of the form, which say whom it is about. */
  fixed: Readonly<Record<string, string>>;
  /** Omit it if it cannot be done, such as with a blocked member; likewise the next three props. */
  subscribe?: SubscribeButtonProps | undefined;
  friend?: FriendButtonProps | undefined;
  /** Declines a request that the member has sent. */
  decline?: Press | undefined;
  /** Opens the conversation with the member; a link without JavaScript. */
  write?: (Press & { href: string }) | undefined;
  /** Whether the member is blocked, and the button that changes it. */
  block: Press & { on: boolean };
  /** URL of the form that reports the member. */
  reportHref: string;
}

/**
 * The buttons for what a visitor can do with another member, below the head of that member's page. For members they are
 * a form, which works without JavaScript.
 */
export function MemberActions(props: MemberActionsProps) {
  const { action, fixed, subscribe, friend, decline, write, block, reportHref, ...rest } = props;
  return (
    <Root {...rest} data-component="MemberActions">
      <ButtonRow action={block.signInHref === undefined ? action : undefined} fixed={fixed}>
        <Buttons
          subscribe={subscribe}
          friend={friend}
          decline={decline}
          write={write}
          block={block}
          reportHref={reportHref}
        />
      </ButtonRow>
    </Root>
  );
}

type MemberActs = Pick<MemberActionsProps, 'subscribe' | 'friend' | 'decline' | 'write' | 'block' | 'reportHref'>;

/** One button for each act. */
function Buttons({ subscribe, friend, decline, write, block: { on: blocked, ...block }, reportHref }: MemberActs) {
  const { formatMessage } = useIntl();
  const friendRef = useRef<HTMLSpanElement>(null);
  // The button is removed with the request, so focus moves to the button that shows the friendship.
  const declined =
    decline?.onPress &&
    (() => {
      friendRef.current?.querySelector('button')?.focus();
      decline.onPress?.();
    });
  return (
    <>
      {subscribe && <SubscribeButton {...subscribe} data-layout="bar" data-part="member-subscribe" />}
      {friend && <FriendButton {...friend} ref={friendRef} data-layout="bar" />}
      {decline && (
        <ActionButton
          {...decline}
          onPress={declined}
          icon="close"
          label={formatMessage(messages.decline)}
          data-layout="bar"
        />
      )}
      {write && <ActionButton {...write} icon="message" label={formatMessage(messages.message)} data-layout="bar" />}
      <ActionButton
        {...block}
        icon="lock"
        label={formatMessage(blocked ? messages.unblock : messages.block)}
        data-layout="bar"
      />
      <ActionButton icon="flag" label={formatMessage(messages.report)} href={reportHref} data-layout="bar" />
    </>
  );
}

interface RowProps {
  /** URL that the buttons are posted to; undefined for guests, whose buttons are links. */
  action: string | undefined;
  fixed: MemberActionsProps['fixed'];
  children: ReactNode;
}

/** The buttons in a row, and in a form where they submit one. */
function ButtonRow({ action, fixed, children }: RowProps) {
  if (action === undefined) return <div data-part="member-actions-row">{children}</div>;
  return (
    <form role="none" data-part="member-actions-row" method="post" action={action}>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

const Root = styled.div`
  position: relative;

  & [data-part='member-actions-row'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  /* Fits all five buttons in one row on a tablet, in German, too. */
  @media ${media.md} {
    & [data-part='member-actions-row'] {
      --action-padding: ${space[3]};
    }
  }
  /* Two buttons per row below the first one; a longer one takes a row of its own. */
  @media ${media.xs} {
    & [data-part='member-actions-row'] {
      --action-flex: 1 0 40%;
      --action-padding: ${space[2]};
    }
    & [data-part='member-subscribe'] {
      --action-flex: 1 0 100%;
    }
  }
`;
