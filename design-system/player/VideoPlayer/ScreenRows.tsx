import { selectPiP, selectRemotePlayback, usePlayer } from '@videojs/react';
import { useIntl } from 'react-intl';
import { PanelRow } from './PanelRow.tsx';
import { controlMessages } from './playerMessages.ts';

/** Other screens for the film, where the control bar has no room for their buttons. */
export function ScreenRows({ onDone }: { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const pip = usePlayer(selectPiP);
  const remote = usePlayer(selectRemotePlayback);
  return (
    <div data-part="panel-screens">
      {pip?.pipAvailability === 'available' && (
        <PanelRow
          name={formatMessage(controlMessages.pip)}
          icon="pip"
          aria-pressed={pip.pip}
          onClick={() => {
            onDone();
            void pip.togglePictureInPicture().catch(() => {});
          }}
        />
      )}
      {remote?.remotePlaybackAvailability === 'available' && (
        <PanelRow
          name={formatMessage(controlMessages.cast)}
          icon="cast"
          aria-pressed={remote.remotePlaybackState === 'connected'}
          onClick={() => {
            onDone();
            void remote.toggleRemotePlayback().catch(() => {});
          }}
        />
      )}
    </div>
  );
}
