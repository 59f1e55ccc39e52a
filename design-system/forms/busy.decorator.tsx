import { useState, type ComponentType, type SyntheticEvent } from 'react';

type Submit = (event: SyntheticEvent<HTMLFormElement>) => void;

interface Pressed {
  busy?: boolean;
  onSubmit?: Submit;
}

/** Wraps a component for a story in which the first press sends a request that is never answered. */
export function busyOncePressed<Props extends Pressed>(Component: ComponentType<Props>): ComponentType<Props> {
  return function BusyOncePressed(props: Props) {
    const [busy, setBusy] = useState(false);
    const onSubmit: Submit = (event) => {
      setBusy(true);
      props.onSubmit?.(event);
    };
    return <Component {...props} busy={busy} onSubmit={onSubmit} />;
  };
}
