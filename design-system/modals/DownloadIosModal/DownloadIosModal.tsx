import { color, font, space } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages({
  title: { id: 'downloadIosModal.title', defaultMessage: 'Download on iPhone and iPad' },
  description: {
    id: 'downloadIosModal.description',
    defaultMessage: 'Safari plays videos but does not keep them. An app from the App Store does.',
  },
  install: { id: 'downloadIosModal.install', defaultMessage: 'Install the app.' },
  copy: { id: 'downloadIosModal.copy', defaultMessage: 'Come back and copy the address of this video.' },
  paste: { id: 'downloadIosModal.paste', defaultMessage: 'Paste it in the app and press Download.' },
  open: { id: 'downloadIosModal.open', defaultMessage: 'Open the App Store' },
  signIn: { id: 'downloadIosModal.signIn', defaultMessage: 'Sign in instead' },
});

const steps = ['install', 'copy', 'paste'] as const;

export interface DownloadIosModalProps extends Omit<ModalProps, 'title' | 'description' | 'footer' | 'children'> {
  /** URL of the app in the App Store. */
  appHref: string;
  signInHref: string;
}

/** A dialog for guests on an iPhone or iPad who want to download (D57): an app, in three steps. */
export function DownloadIosModal({ appHref, signInHref, ...rest }: DownloadIosModalProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      {...rest}
      data-component="DownloadIosModal"
      title={formatMessage(messages.title)}
      description={formatMessage(messages.description)}
      footer={
        <>
          <Button kind="filled" size="large" icon="external" href={appHref} target="_blank" rel="noreferrer">
            {formatMessage(messages.open)}
          </Button>
          <Button size="large" href={signInHref}>
            {formatMessage(messages.signIn)}
          </Button>
        </>
      }
    >
      <Steps role="list">
        {steps.map((step) => (
          <li key={step}>{formatMessage(messages[step])}</li>
        ))}
      </Steps>
    </Modal>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[6]};
  color: ${color.text};
  font: ${font.body};
  list-style: decimal;
`;
