import { useState, type SyntheticEvent } from 'react';

type Submit = (event: SyntheticEvent<HTMLFormElement>) => void;

/**
 * For buttons that are a form each, so that they work without JavaScript.
 * @returns the name of the button that was pressed last, and a function for the props of each form
 */
export function useButtonForms<Name extends string>(action: string, onSubmit: Submit | undefined) {
  const [pressed, setPressed] = useState<Name>();
  const formOf = (name: Name) => ({
    method: 'post',
    action,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      setPressed(name);
      onSubmit?.(event);
    },
  });
  return { pressed, formOf };
}
