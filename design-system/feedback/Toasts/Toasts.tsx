import { color, delay, font, layer, media, motion, radius, shadow, size, space } from '@afterglow/tokens';
import { useEffect, useRef, useState, type ComponentProps, type FocusEvent, type RefObject } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useSharedRef } from '../../primitives/useSharedRef.ts';

const messages = defineMessages({
  label: { id: 'toasts.label', defaultMessage: 'Messages of this site' },
  dismiss: { id: 'toasts.dismiss', defaultMessage: 'Dismiss' },
});

/** `note`: there was nothing to do, which is not an error. */
export type ToastKind = 'success' | 'failure' | 'note';

export interface Toast {
  id: string;
  kind: ToastKind;
  text: string;
}

export interface ToastsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** In order, newest last. */
  toasts: readonly Toast[];
  /** Removes a toast: after four seconds, or when it is pressed (R105). */
  onDismiss: (id: string) => void;
  /**
   * `flash`: in the flow of the page, until it is pressed; for the server's message after a form without JavaScript.
   */
  'data-variant'?: 'flash' | undefined;
}

const icons = { success: 'check', failure: 'alert', note: 'info' } as const;

/**
 * Returns whether the toasts wait, since they are hovered or focused, or pass by quickly in any case; the function that
 * dismisses one; and the handlers of their root.
 */
function useWaiting(root: RefObject<HTMLElement | null>, onDismiss: ToastsProps['onDismiss'], flash: boolean) {
  const cameFrom = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  /**
   * Moves the focus, which would be lost with the pressed button: to the next one, or to the element that had it
   * before.
   */
  const dismiss = (id: string) => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const next = buttons.find((button) => button !== document.activeElement);
    if (focused) (next ?? cameFrom.current)?.focus();
    onDismiss(id);
  };
  const handlers = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !root.current?.contains(relatedTarget))
        cameFrom.current = relatedTarget;
      setFocused(true);
    },
    onBlur: ({ relatedTarget }: FocusEvent) =>
      setFocused(relatedTarget instanceof Node && root.current?.contains(relatedTarget) === true),
  };
  return { waits: hovered || focused || flash, dismiss, handlers };
}

/**
 * Short messages above everything, including modals. Each disappears after four seconds, but none while the pointer or
 * the focus is on one. Failures come last, and are announced at once.
 */
export function Toasts({ toasts, onDismiss, ref, ...rest }: ToastsProps) {
  const { formatMessage } = useIntl();
  const root = useSharedRef(ref);
  const { waits, dismiss, handlers } = useWaiting(root, onDismiss, rest['data-variant'] === 'flash');
  const shown = [...toasts].sort((a, b) => Number(a.kind === 'failure') - Number(b.kind === 'failure'));
  return (
    <Root aria-label={formatMessage(messages.label)} {...rest} ref={root} data-component="Toasts" {...handlers}>
      {shown.map(({ id, kind, text }) => (
        <div key={id} data-part="toast-item" data-kind={kind}>
          <Icon name={icons[kind]} data-part="toast-icon" />
          <p data-part="toast-text">{text}</p>
          <Announcement sentence={text} urgency={kind === 'failure' ? 'assertive' : 'polite'} />
          <IconButton
            data-part="toast-close"
            icon="close"
            label={formatMessage(messages.dismiss)}
            onClick={() => dismiss(id)}
          />
          {!waits && <Timer onEnd={() => onDismiss(id)} />}
        </div>
      ))}
    </Root>
  );
}

/**
 * Dismisses a toast after four seconds. Mounted only while nothing pauses the toasts, so each pause restarts the time.
 */
function Timer({ onEnd }: { onEnd: () => void }) {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), delay.toast);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

const appear = keyframes`
  from { opacity: 0; translate: 0 calc(-1 * ${space[3]}); }
`;

const Root = styled.section`
  display: grid;
  gap: ${space[3]};

  &:not([data-variant='flash']) {
    position: fixed;
    inset-block-start: calc(${size.header} + ${space[4]});
    inset-inline-end: ${space[4]};
    z-index: ${layer.toast};
    inline-size: min(100% - 2 * ${space[4]}, ${size.dialog});
    pointer-events: none;
  }

  [data-part='toast-item'] {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
    padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.raised};
    box-shadow: ${shadow.menu};
    color: ${color.text};
    font: ${font.small};
    overflow-wrap: anywhere;
    /* An open modal disables pointer events on all other elements. */
    pointer-events: auto;
    animation: ${appear} ${motion.base} ${motion.out};
  }

  [data-part='toast-text'] {
    padding-block: ${space[2]};
    text-wrap: pretty;
  }

  [data-part='toast-item'][data-kind='success'] [data-part='toast-icon'] {
    color: ${color.good};
  }

  [data-part='toast-item'][data-kind='failure'] [data-part='toast-icon'] {
    color: ${color.bad};
  }

  [data-part='toast-item'][data-kind='note'] [data-part='toast-icon'] {
    color: ${color.soft};
  }

  /* Makes the whole toast its button. */
  [data-part='toast-close']::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
    content: '';
  }

  &[data-variant='flash'] [data-part='toast-item'] {
    box-shadow: none;
    animation: none;
  }

  @media (scripting: none) {
    [data-part='toast-item'] {
      padding-inline-end: ${space[4]};
    }

    [data-part='toast-close'] {
      display: none;
    }
  }

  @media ${media.forcedColors} {
    [data-part='toast-item'] {
      border-color: CanvasText;
    }
  }

  @media print {
    display: none;
  }
`;
