import { defineMessages, useIntl } from 'react-intl';
import { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';

const messages = defineMessages({
  download: { id: 'downloadButton.download', defaultMessage: 'Download' },
});

export type DownloadButtonProps = Omit<ActionButtonProps, 'icon' | 'label' | 'name' | 'pressed'>;

/** Loads a video down: a link to its file, or to what has to be done first. With `onPress`, a button. */
export function DownloadButton(props: DownloadButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <ActionButton data-component="DownloadButton" {...props} icon="download" label={formatMessage(messages.download)} />
  );
}
