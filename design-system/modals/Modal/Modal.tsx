import { color, font, layer, motion, radius, size, space } from '@afterglow/tokens';
import { useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { defineMessages, useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { useHydrated } from '../../primitives/useHydrated.ts';
import type { ModalPanel } from './OpenModal.tsx';
import { useSingleModal } from './useSingleModal.ts';

const messages = defineMessages({
  loading: { id: 'modal.loading', defaultMessage: 'Loading' },
  failed: {
    id: 'modal.failed',
    defaultMessage: 'This could not be loaded. Check your connection, then open it again.',
  },
  close: { id: 'modal.closeFailed', defaultMessage: 'Close' },
});

export interface ModalProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string;
  /** A sentence or two under the title, read aloud with it. */
  description?: ReactNode;
  /** Called when the visitor closes it, or when another modal replaces it; the owner must then stop rendering it. */
  onClose: () => void;
  /** Whether Esc, a press outside and the close button close it. Pass false if only an answer may (R104). */
  dismissible?: boolean;
  /** Opens it above an open modal, which stays; otherwise that one is closed. */
  above?: boolean;
  /** Buttons, the filled one first. */
  footer?: ReactNode;
  /** `end`: a drawer at the end of the page. */
  'data-placement'?: 'end' | undefined;
  /** `wide`: for tables and long lists. */
  'data-width'?: 'wide' | undefined;
  /** Component name, for components that extend this one. */
  'data-component'?: string;
}

/**
 * The panel, loaded on first use: Radix weighs about ten kilobytes, which most visits never need. Not `lazy`, which
 * never retries a failed import and would crash the page.
 */
let loadedPanel: ComponentType<ModalPanel> | null = null;
const loadPanel = async (): Promise<ComponentType<ModalPanel>> => {
  loadedPanel = (await import('./OpenModal.tsx')).default;
  return loadedPanel;
};

/**
 * A dialog over the page, open as long as it is rendered. The page is veiled immediately; the panel follows once its
 * code has loaded. Focus moves into it, is trapped in it and returns to the opener. Renders nothing on the server.
 */
export function Modal(props: ModalProps) {
  return <>{useHydrated() && createPortal(<ModalLayer {...props} />, document.body)}</>;
}

function ModalLayer({
  title,
  description,
  onClose,
  dismissible = true,
  above = false,
  footer,
  children,
  ...rest
}: ModalProps) {
  const { 'data-placement': placement, 'data-width': width } = rest;
  const place = useSingleModal(onClose, above);
  const [Panel, setPanel] = useState(() => loadedPanel);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Panel) return undefined;
    let left = false;
    loadPanel().then(
      (loaded) => {
        if (!left) setPanel(() => loaded);
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [Panel]);
  return (
    <Root data-component="Modal" {...rest} data-modal="">
      {Panel ? (
        <Panel {...{ title, description, onClose, dismissible, footer, children, placement, width, place }} />
      ) : (
        <Unloaded failed={failed} onClose={onClose} />
      )}
    </Root>
  );
}

function Unloaded({ failed, onClose }: { failed: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  if (!failed) return <Spinner data-part="modal-wait" label={formatMessage(messages.loading)} />;
  return (
    <div data-part="modal-failed" role="alert">
      <p>{formatMessage(messages.failed)}</p>
      <Button onClick={() => onClose()}>{formatMessage(messages.close)}</Button>
    </div>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  container: modal / inline-size;
  background: ${color.veil};
  color: ${color.text};
  text-align: start;
  backdrop-filter: blur(${space[2]});
  animation: ${appear} ${motion.base} ${motion.out};

  > [data-part='modal-wait'],
  > [data-part='modal-failed'] {
    position: absolute;
    inset: 0;
    margin: auto;
  }

  > [data-part='modal-failed'] {
    display: grid;
    gap: ${space[4]};
    inline-size: min(100% - ${space[8]}, ${size.dialog});
    block-size: max-content;
    padding: ${size.dialogPadding};
    border: 1px solid ${color.line};
    border-radius: ${radius.dialog};
    background: ${color.raised};
    font: ${font.body};
  }
`;
