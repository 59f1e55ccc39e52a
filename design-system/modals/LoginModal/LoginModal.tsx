import { defineMessages, useIntl } from 'react-intl';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages({
  title: { id: 'loginModal.title', defaultMessage: 'Sign in' },
  vote: { id: 'loginModal.vote', defaultMessage: 'Votes are counted once for each member.' },
  subscribe: { id: 'loginModal.subscribe', defaultMessage: 'Then new videos come to your subscriptions.' },
  keep: { id: 'loginModal.keep', defaultMessage: 'Then you keep videos in favourites and playlists of your own.' },
  comment: { id: 'loginModal.comment', defaultMessage: 'Comments and messages come from members.' },
  download: { id: 'loginModal.download', defaultMessage: 'Members download videos at once.' },
  ended: {
    id: 'loginModal.ended',
    defaultMessage: 'Your session has ended. Sign in again, and what you have just sent goes through.',
  },
});

export interface LoginModalProps extends Omit<ModalProps, 'title' | 'description' | 'footer'> {
  /**
   * The action for which an account is required, stated as the reason. `ended`: for a member whose session has ended.
   */
  reason?: 'vote' | 'subscribe' | 'keep' | 'comment' | 'download' | 'ended' | undefined;
}

/**
 * A sign-in dialog over the page, for guests who pressed something that only members can do (D56). `children` is the
 * form.
 */
export function LoginModal({ reason, ...rest }: LoginModalProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      {...rest}
      data-component="LoginModal"
      title={formatMessage(messages.title)}
      description={reason && formatMessage(messages[reason])}
    />
  );
}
