import { useState, type SyntheticEvent } from 'react';

interface ButtonForms {
  /** URL that each form posts to. */
  action: string;
  /** Whether the request of a press is pending: further presses are ignored. */
  busy: boolean;
  onSubmit: ((event: SyntheticEvent<HTMLFormElement>) => void) | undefined;
}

/**
 * For buttons that are a form each, so that they work without JavaScript.
 * @returns the name of the button whose request is pending, if any, and a function for the props of each form
 */
export function useButtonForms<Name extends string>({ action, busy, onSubmit }: ButtonForms) {
  const [pressed, setPressed] = useState<Name>();
  const formOf = (name: Name) => ({
    method: 'post',
    action,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      if (busy && pressed !== undefined) return event.preventDefault();
      setPressed(name);
      onSubmit?.(event);
    },
  });
  return { pending: busy ? pressed : undefined, formOf };
}
