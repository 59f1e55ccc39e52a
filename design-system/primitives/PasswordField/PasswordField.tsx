import { color, media, motion, radius, size } from '@afterglow/tokens';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { disabledIcon } from '../disabledIcon.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { useHydrated } from '../useHydrated.ts';

const messages = defineMessages({
  show: { id: 'passwordField.show', defaultMessage: 'Show password' },
});

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'children' | 'data-component'> {
  /** For the browser's password manager: the member's current password, or a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password, hidden until the visitor chooses to show it. The button for this is hidden without JavaScript, since it
 * would do nothing. `ref` and other props go to the input, `className` to the root.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const { disabled } = props;
  return (
    // Even while it is shown, keyboards must not capitalise it and spelling services must not receive it.
    <TextField
      {...props}
      data-component="PasswordField"
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
    >
      {/* Hidden, not omitted: at first the document has style rules only for what the server rendered. */}
      <Toggle
        type="button"
        aria-label={formatMessage(messages.show)}
        aria-pressed={shown}
        hidden={!hydrated}
        disabled={disabled}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} />
      </Toggle>
    </TextField>
  );
}

const Toggle = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${size.controlLarge};
  border-radius: ${radius.field};
  color: ${color.soft};
  transition: color ${motion.fast} ${motion.out};

  /* Inside the button, since the focus ring of the field surrounds it. */
  &:focus-visible {
    outline-offset: calc(-1 * ${size.ringGap} - ${size.ring});
  }

  @media ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }

  ${disabledIcon}
`;
