import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages<{ title: {}; extension: {}; noExtension: {}; add: { browser: string }; signIn: {} }>({
  title: { id: 'downloadModal.title', defaultMessage: 'Download this video' },
  extension: {
    id: 'downloadModal.extension',
    defaultMessage:
      'Our browser extension downloads any video here with one press. Members need none: signed in, they get the file at once.',
  },
  noExtension: {
    id: 'downloadModal.noExtension',
    defaultMessage: 'There is no extension for this browser. Members get the file at once: sign in.',
  },
  add: { id: 'downloadModal.add', defaultMessage: 'Add to {browser}' },
  signIn: { id: 'downloadModal.signIn', defaultMessage: 'Sign in' },
});

export interface DownloadModalProps extends Omit<ModalProps, 'title' | 'description' | 'footer' | 'children'> {
  /** The visitor's browser and the URL from which its extension is installed; undefined if it has none. */
  extension?: { browser: string; href: string } | undefined;
  signInHref: string;
}

/** A dialog for guests who want to download (D57): the extension of their browser, or signing in. */
export function DownloadModal({ extension, signInHref, ...rest }: DownloadModalProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      {...rest}
      data-component="DownloadModal"
      title={formatMessage(messages.title)}
      description={formatMessage(extension ? messages.extension : messages.noExtension)}
      footer={
        <>
          {extension && (
            <Button kind="filled" size="large" icon="external" href={extension.href} target="_blank" rel="noreferrer">
              {formatMessage(messages.add, { browser: extension.browser })}
            </Button>
          )}
          <Button kind={extension ? 'outlined' : 'filled'} size="large" href={signInHref}>
            {formatMessage(messages.signIn)}
          </Button>
        </>
      }
    />
  );
}
