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
  /** Where the choice is sent without script, and where it leads back to. */
  form: PreferenceForm;
  /** Remembers the choice; without it the form is sent. The page has changed already when it is called. */
  onDiscreet?: ((discreet: boolean) => void) | undefined;
}

/**
 * For pages that others might see: pictures are blurred until they are pointed at. Whether it holds is told by
 * `data-discreet` on `<html>` alone, as with the theme.
 */
export function DiscreetSwitch({ form, onDiscreet, ...rest }: DiscreetSwitchProps) {
  const { formatMessage } = useIntl();
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onDiscreet) return;
    event.preventDefault();
    const discreet = event.nativeEvent.submitter?.getAttribute('value') === 'on';
    document.documentElement.toggleAttribute('data-discreet', discreet);
    onDiscreet(discreet);
    // The button that was pressed has gone; its opposite takes the keyboard.
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
  > button {
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

  :root[data-discreet] & > button[value='on'],
  :root:not([data-discreet]) & > button[value='off'] {
    display: none;
  }

  > button:hover {
    background: ${color.high};
    color: ${color.text};
  }
`;
