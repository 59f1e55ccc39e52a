import { color, space } from '@afterglow/tokens';
import type { ComponentProps, SubmitEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { applyDiscreet, type Discreet } from '../../reader/discreet.ts';
import { menuLine } from '../linkList.ts';
import type { PreferenceForm } from '../links.ts';

const messages = defineMessages({
  blur: { id: 'discreetSwitch.blur', defaultMessage: 'Blur all pictures' },
  show: { id: 'discreetSwitch.show', defaultMessage: 'Show all pictures' },
  blurTitles: { id: 'discreetSwitch.blurTitles', defaultMessage: 'Blur titles, too' },
  showTitles: { id: 'discreetSwitch.showTitles', defaultMessage: 'Show titles' },
});

/** Discreet mode that each button sets, and the button that reverts it. */
const choices = {
  blur: { to: 'on', back: 'show', icon: 'eyeOff' },
  show: { to: 'off', back: 'blur', icon: 'eye' },
  blurTitles: { to: 'titles', back: 'showTitles', icon: 'eyeOff' },
  showTitles: { to: 'on', back: 'blurTitles', icon: 'eye' },
} as const;
const names = ['blur', 'show', 'blurTitles', 'showTitles'] as const;

export interface DiscreetSwitchProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'children' | 'onSubmit' | 'method'
> {
  /** Form action for use without JavaScript, and the page to return to. */
  form: PreferenceForm;
  /** Stores the choice; if omitted, the form is submitted. Called after the page has been updated. */
  onDiscreet?: ((discreet: Discreet) => void) | undefined;
}

/**
 * Discreet mode: pictures, and if wanted the titles of cards, are blurred until hovered, focused or shown by the card's
 * own button. The state is stored only in `data-discreet` on `<html>`, as with the theme.
 */
export function DiscreetSwitch({ form, onDiscreet, ...rest }: DiscreetSwitchProps) {
  const { formatMessage } = useIntl();
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    const name = names.find((one) => one === event.nativeEvent.submitter?.dataset['choice']);
    if (!onDiscreet || name === undefined) return;
    event.preventDefault();
    const { to, back } = choices[name];
    applyDiscreet(to);
    onDiscreet(to);
    // The pressed button is now hidden; move focus to its counterpart.
    event.currentTarget.querySelector<HTMLButtonElement>(`[data-choice="${back}"]`)?.focus();
  };
  return (
    <Root role="none" {...rest} method="post" action={form.action} onSubmit={choose} data-component="DiscreetSwitch">
      <input type="hidden" name="next" value={form.next} />
      {names.map((name) => (
        <button key={name} type="submit" name="discreet" value={choices[name].to} data-choice={name}>
          <Icon name={choices[name].icon} />
          {formatMessage(messages[name])}
        </button>
      ))}
    </Root>
  );
}

const Root = styled.form`
  button {
    ${menuLine}
    inline-size: 100%;
    text-align: start;
  }

  :root[data-discreet] & button[data-choice='blur'],
  :root:not([data-discreet]) & button:not([data-choice='blur']),
  :root[data-discreet='titles'] & button[data-choice='blurTitles'],
  :root:not([data-discreet='titles']) & button[data-choice='showTitles'] {
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
