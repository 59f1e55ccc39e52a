import { space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ActionMessage, type ActionSaying } from '../../actions/ActionMessage/ActionMessage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { AccountFrame } from '../AccountFrame/AccountFrame.tsx';

const messages = defineMessages({
  sentence: { id: 'actionsScreen.sentence', defaultMessage: 'Each button does at once what it says.' },
  back: { id: 'actionsScreen.back', defaultMessage: 'Back' },
});

/** Something that can be done. */
export interface PlainAction {
  label: string;
  icon: IconName;
  /** Whether it has been done. */
  pressed: boolean;
  /** What a press sends as `press`. */
  value: string;
}

export interface ActionsScreenProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Title of what it is about. */
  name: string;
  /** URL of the page itself, which presses are posted to. */
  action: string;
  /** What can be done, in the order of the buttons. */
  actions: readonly PlainAction[];
  /** What came of the last press. */
  message?: ActionSaying | null;
  /** URL of what it is about. */
  backHref: string;
}

/** What a member does with a video, a model, a channel or a playlist, as a page: without script. */
export function ActionsScreen({ name, action, actions, message = null, backHref, ...rest }: ActionsScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <AccountFrame {...rest} title={name} sentence={formatMessage(messages.sentence)} data-component="ActionsScreen">
      <ActionMessage message={message} />
      <Row method="post" action={action}>
        {actions.map(({ label, icon, pressed, value }) => (
          <Button
            key={icon}
            type="submit"
            name="press"
            value={value}
            icon={pressed ? 'check' : icon}
            kind={pressed ? 'filled' : 'outlined'}
            aria-pressed={pressed}
          >
            {label}
          </Button>
        ))}
      </Row>
      <Button kind="quiet" href={backHref}>
        {formatMessage(messages.back)}
      </Button>
    </AccountFrame>
  );
}

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
