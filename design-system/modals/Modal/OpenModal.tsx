import { color, container, font, layer, motion, radius, shadow, size, space, tracking } from '@afterglow/tokens';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import type { ModalPlace } from './useSingleModal.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

const messages = defineMessages({
  close: { id: 'modal.close', defaultMessage: 'Close' },
});

export interface ModalPanel {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  dismissible: boolean;
  footer?: ReactNode;
  children?: ReactNode;
  placement: 'end' | undefined;
  width: 'wide' | undefined;
  /** Its position among the open modals. */
  place: ModalPlace;
}

/**
 * Returns whether an event is on a toast. Toasts are above all modals; a press on one does not close the modal below.
 */
const onToast = (event: CustomEvent<{ originalEvent: Event }>): boolean => {
  const { target } = event.detail.originalEvent;
  // Radix calls this after the press; a toast that the press dismissed is no longer in the document then.
  return target instanceof Element && (!target.isConnected || target.closest('[data-component="Toasts"]') !== null);
};

/** Focuses the panel, of which screen readers read title and description; of a control in it they would read only the name. */
const focusFirst = (event: Event) => {
  event.preventDefault();
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  (target.querySelector<HTMLElement>('[data-focus-first]') ?? target).focus();
};

/**
 * The panel of a modal: traps the focus, and keeps the page behind from scrolling. Loaded when the first modal opens.
 */
export default function OpenModal({ title, description, footer, children, ...panel }: ModalPanel) {
  const { onClose, dismissible, placement, width, place } = panel;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Layer data-placement={placement}>
        <Panel
          data-placement={placement}
          data-width={width}
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            place.giveBack();
          }}
          onEscapeKeyDown={(event) => {
            // Radix learns of a modal above after its first paint; until then a key is not meant for this modal either.
            if (!dismissible || !place.isOnTop()) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            if (!dismissible || !place.isOnTop() || onToast(event)) event.preventDefault();
          }}
        >
          <Head title={title} dismissible={dismissible} onClose={onClose} />
          {description && (
            <Radix.Description data-part="modal-description" asChild>
              <div>{description}</div>
            </Radix.Description>
          )}
          {children && <div data-part="modal-body">{children}</div>}
          {footer && <footer data-part="modal-footer">{footer}</footer>}
        </Panel>
      </Layer>
    </Radix.Root>
  );
}

const rise = keyframes`
  from { opacity: 0; translate: 0 ${space[4]}; }
`;

const riseFromBelow = keyframes`
  from { translate: 0 100%; }
`;

const slideFromEnd = keyframes`
  from { translate: 100%; }
`;

function Head({
  title,
  dismissible,
  onClose,
}: {
  title: ModalPanel['title'];
  dismissible: boolean;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <header data-part="modal-head">
      <Radix.Title data-part="modal-title">{title}</Radix.Title>
      {dismissible && (
        <IconButton
          data-part="modal-close"
          icon="close"
          label={formatMessage(messages.close)}
          onClick={() => onClose()}
        />
      )}
    </header>
  );
}

const Layer = styled(Radix.Overlay)`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  padding: ${space[6]};

  &[data-placement='end'] {
    place-items: stretch end;
    padding: 0;
  }

  @container modal not ${container.three} {
    &:not([data-placement='end']) {
      place-items: end stretch;
      padding: ${space[10]} 0 0;
    }
  }
`;

const Panel = styled(Radix.Content)`
  inline-size: min(100%, ${size.dialog});
  max-block-size: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: ${radius.dialog};
  background: ${color.raised};
  box-shadow: ${shadow.dialog};
  color: ${color.text};
  overflow-wrap: anywhere;
  animation: ${rise} ${motion.base} ${motion.out};

  &[data-width='wide'] {
    inline-size: min(100%, ${size.dialogWide});
  }

  &[data-placement='end'] {
    inline-size: min(100% - ${space[10]}, ${size.side});
    border-width: 0 0 0 1px;
    border-radius: ${radius.dialog} 0 0 ${radius.dialog};
    animation: ${slideFromEnd} ${motion.base} ${motion.out};
  }

  /* A sheet at the bottom, within reach of a thumb. */
  @container modal not ${container.three} {
    &:not([data-placement='end']) {
      inline-size: 100%;
      border-width: 1px 0 0;
      border-radius: ${radius.dialog} ${radius.dialog} 0 0;
      animation: ${riseFromBelow} ${motion.slow} ${motion.out};
    }
  }

  [data-part='modal-head'] {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.raised};
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[5]} ${size.dialogPadding} ${space[2]};
    background: ${color.raised};
  }

  [data-part='modal-title'] {
    min-inline-size: 0;
    /* Centres the first line on the close button next to it. */
    padding-block: ${space[2]};
    font: ${font.dialogTitle};
    letter-spacing: ${tracking.dialogTitle};
    text-wrap: balance;
    hyphens: auto;
  }

  [data-part='modal-close'] {
    margin-inline-end: calc(-1 * ${space[3]});
  }

  [data-part='modal-description'] {
    padding-inline: ${size.dialogPadding};
    color: ${color.soft};
    font: ${font.small};
    text-wrap: pretty;
  }

  [data-part='modal-body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    padding: ${space[4]} ${size.dialogPadding} 0;
  }

  [data-part='modal-body']:empty {
    display: none;
  }

  [data-part='modal-footer'] {
    display: grid;
    gap: ${space[3]};
    padding: ${space[5]} ${size.dialogPadding} 0;
  }

  /* Padding at the end of the scroll container, clear of the bar at the bottom of a phone. */
  &::after {
    display: block;
    block-size: calc(${size.dialogPadding} + env(safe-area-inset-bottom, 0));
    content: '';
  }
`;
