import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import { CopyField } from './CopyField.tsx';

const messages = defineMessages<{ title: {}; address: {}; startAt: { time: string }; embed: {} }>({
  title: { id: 'shareModal.title', defaultMessage: 'Share' },
  address: { id: 'shareModal.address', defaultMessage: 'Address' },
  startAt: { id: 'shareModal.startAt', defaultMessage: 'Start at {time}' },
  embed: { id: 'shareModal.embed', defaultMessage: 'Code for another site' },
});

export interface ShareModalProps extends Omit<ModalProps, 'title' | 'description' | 'footer' | 'children'> {
  /** Title of what is shared. */
  name: string;
  /** The complete address of the page. */
  href: string;
  /** The same address at the player's position, and that position as text; none before the video was started. */
  timed?: { href: string; time: string } | undefined;
  /** HTML that embeds the video elsewhere; none where that is not allowed. */
  embed?: string | undefined;
}

/** The address of a page and the code that embeds it, to be copied. Opened by ShareButton where the device shares nothing itself. */
export function ShareModal({ name, href, timed, embed, ...rest }: ShareModalProps) {
  const { formatMessage } = useIntl();
  const [atTime, setAtTime] = useState(false);
  return (
    <Modal {...rest} data-component="ShareModal" title={formatMessage(messages.title)} description={name}>
      <CopyField label={formatMessage(messages.address)} value={(atTime && timed?.href) || href} />
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
