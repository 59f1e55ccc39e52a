import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { useHydrated } from '../../primitives/useHydrated.ts';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import { CopyField } from './CopyField.tsx';

const messages = defineMessages<{ title: {}; address: {}; startAt: { time: string }; embed: {}; device: {} }>({
  title: { id: 'shareModal.title', defaultMessage: 'Share' },
  address: { id: 'shareModal.address', defaultMessage: 'Address' },
  startAt: { id: 'shareModal.startAt', defaultMessage: 'Start at {time}' },
  embed: { id: 'shareModal.embed', defaultMessage: 'Code for another site' },
  device: { id: 'shareModal.device', defaultMessage: 'Share with an app' },
});

export interface ShareModalProps extends Omit<ModalProps, 'title' | 'description' | 'footer' | 'children'> {
  /** Title of the shared item. */
  name: string;
  /** Absolute URL of the page. */
  href: string;
  /** The same URL with the player's position, and that position as text; undefined before the video was started. */
  timed?: { href: string; time: string } | undefined;
  /** HTML that embeds the video on another site; undefined if that is not allowed. */
  embed?: string | undefined;
}

/**
 * A dialog to copy the URL of a page, and the code that embeds it. If the device has its own sheet for sharing, a
 * button opens it for the same URL.
 */
export function ShareModal({ name, href, timed, embed, ...rest }: ShareModalProps) {
  const { formatMessage } = useIntl();
  const [atTime, setAtTime] = useState(false);
  const hydrated = useHydrated();
  const address = (atTime && timed?.href) || href;
  const toDevice = hydrated && typeof navigator.share === 'function' && (
    // If the sheet is dismissed or refused by the system, the URL can still be copied.
    <Button kind="filled" size="large" icon="share" onClick={() => void shareByDevice(name, address)}>
      {formatMessage(messages.device)}
    </Button>
  );
  return (
    <Modal
      {...rest}
      data-component="ShareModal"
      title={formatMessage(messages.title)}
      description={name}
      footer={toDevice}
    >
      <CopyField label={formatMessage(messages.address)} value={address} />
      {timed && (
        <Checkbox
          label={formatMessage(messages.startAt, { time: timed.time })}
          checked={atTime}
          onChange={(event) => setAtTime(event.currentTarget.checked)}
        />
      )}
      {embed !== undefined && <CopyField label={formatMessage(messages.embed)} value={embed} />}
    </Modal>
  );
}

const shareByDevice = (title: string, url: string): Promise<void> =>
  navigator.share({ title, url }).catch(() => undefined);
