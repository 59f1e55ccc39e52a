import { defineMessages, useIntl } from 'react-intl';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { GuestButtons, type GuestLinks } from '../GuestButtons.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages({
  title: { id: 'ageVerificationModal.title', defaultMessage: 'Please show that you are an adult' },
  passed: { id: 'ageVerificationModal.passed', defaultMessage: 'Thank you' },
  guest: {
    id: 'ageVerificationModal.guest',
    defaultMessage:
      'Where you are, the law has us check the age of everyone. It takes an account: sign in or make one.',
  },
  asked: {
    id: 'ageVerificationModal.asked',
    defaultMessage:
      'Where you are, the law has us check your age. Send one photo of yourself; it is looked at once and not kept.',
  },
  processing: { id: 'ageVerificationModal.processing', defaultMessage: 'Processing' },
  pending: {
    id: 'ageVerificationModal.pending',
    defaultMessage: 'We have your photo and are checking it. Go on meanwhile with what needs no check.',
  },
  done: { id: 'ageVerificationModal.done', defaultMessage: 'Your age has been checked, once and for all.' },
  goOn: { id: 'ageVerificationModal.goOn', defaultMessage: 'Go on' },
});

export interface AgeVerificationModalProps extends Omit<ModalProps, 'title' | 'description' | 'footer'> {
  /** State of the check. After a refused photo it is `asked` again, with the server's reason in the form. */
  state: ({ kind: 'guest' } & GuestLinks) | { kind: 'asked' | 'processing' | 'pending' | 'done' };
}

/**
 * A dialog that asks visitors to have their age checked, if that is required (R114, R115). `children` is the form with
 * the photo.
 */
export function AgeVerificationModal({ state, children, ...rest }: AgeVerificationModalProps) {
  const { formatMessage } = useIntl();
  const sentence = formatMessage(messages[state.kind]);
  const footer =
    state.kind === 'guest' ? (
      <GuestButtons signInHref={state.signInHref} signUpHref={state.signUpHref} />
    ) : state.kind === 'done' || state.kind === 'pending' ? (
      <Button kind="filled" size="large" onClick={() => rest.onClose()}>
        {formatMessage(messages.goOn)}
      </Button>
    ) : undefined;
  return (
    <Modal
      {...rest}
      data-component="AgeVerificationModal"
      title={formatMessage(state.kind === 'done' ? messages.passed : messages.title)}
      description={sentence}
      footer={footer}
    >
      <Announcement changesOnly sentence={sentence} />
      {state.kind === 'processing' && <ProgressBar label={formatMessage(messages.processing)} />}
      {state.kind === 'asked' && children}
    </Modal>
  );
}
