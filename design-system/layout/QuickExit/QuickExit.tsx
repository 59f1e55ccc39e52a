import type { ComponentProps, MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Button, type LinkButtonProps } from '../../primitives/Button/Button.tsx';

const messages = defineMessages({
  leave: { id: 'quickExit.leave', defaultMessage: 'Leave quickly' },
});

export interface QuickExitProps extends Omit<ComponentProps<'a'>, 'href' | 'children'>, Pick<LinkButtonProps, 'parts'> {
  /** URL of an innocuous page. */
  href: string;
}

/** Blanks the page immediately and replaces it with an innocuous one, so that "back" does not return here. */
export function QuickExit({ href, ...rest }: QuickExitProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.leave);
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    document.documentElement.dataset['leaving'] = '';
    window.location.replace(href);
  };
  return (
    <Button
      data-component="QuickExit"
      {...rest}
      href={href}
      rel="noreferrer"
      icon="leave"
      onClick={leave}
      title={label}
    >
      {label}
    </Button>
  );
}
