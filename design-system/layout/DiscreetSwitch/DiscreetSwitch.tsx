import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, SubmitEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { PreferenceForm } from '../links.ts';

const messages = defineMessages({
  blur: { id: 'discreetSwitch.blur', defaultMessage: 'Blur all pictures' },
  show: { id: 'discreetSwitch.show', defaultMessage: 'Show all pictures' },
});

export interface DiscreetSwitchProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'children' | 'onSubmit' | 'method'
> {
  /** Where the choice is posted without JavaScript, and the page to return to. */
  form: PreferenceForm;
  /** Stores the choice; if omitted, the form is submitted. Called after the page has been updated. */
  onDiscreet?: ((discreet: boolean) => void) | undefined;
}

/**
 * Discreet mode: pictures are blurred until hovered or focused. The state is stored only in `data-discreet` on
 * `<html>`, as with the theme.
 */
export function DiscreetSwitch({ form, onDiscreet, ...rest }: DiscreetSwitchProps) {
  const { formatMessage } = useIntl();
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onDiscreet) return;
    event.preventDefault();
    const discreet = event.nativeEvent.submitter?.getAttribute('value') === 'on';
    document.documentElement.toggleAttribute('data-discreet', discreet);
    onDiscreet(discreet);
    // The pressed button is now hidden; move focus to its counterpart.
    event.currentTarget.querySelector<HTMLButtonElement>(`button[value="${discreet ? 'off' : 'on'}"]`)?.focus();
  };
  return (
    <Root {...rest} method="post" action={form.action} onSubmit={choose} data-component="DiscreetSwitch">
      <input type="hidden" name="next" value={form.next} />
      <button type="submit" name="discreet" value="on">
        <Icon name="eyeOff" />
        {formatMessage(messages.blur)}
      </button>
      <button type="submit" name="discreet" value="off">
        <Icon name="eye" />
        {formatMessage(messages.show)}
      </button>
    </Root>
  );
}

const Root = styled.form`
  button {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    inline-size: 100%;
    min-block-size: ${size.touch};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    color: ${color.soft};
    font: ${font.nav};
    text-align: start;
  }

  :root[data-discreet] & button[value='on'],
  :root:not([data-discreet]) & button[value='off'] {
    display: none;
  }

  button:hover {
    background: ${color.high};
    color: ${color.text};
  }

  &[data-layout='columns'] button {
    padding-inline: ${space[2]};
  }
`;
