import { defineMessages, useIntl } from 'react-intl';
import { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';

const messages = defineMessages({
  download: { id: 'downloadButton.download', defaultMessage: 'Download' },
});

export type DownloadButtonProps = Omit<ActionButtonProps, 'icon' | 'label' | 'name' | 'pressed'>;

/** A link to the file of a video, or to the page that must be visited first. With `onPress` and no `href`, a button. */
export function DownloadButton(props: DownloadButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <ActionButton data-component="DownloadButton" {...props} icon="download" label={formatMessage(messages.download)} />
  );
}
