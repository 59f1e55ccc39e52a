import { container } from '@afterglow/tokens';
import { selectPiP, selectRemotePlayback, usePlayer } from '@videojs/react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { PanelRow } from './PanelRow.tsx';
import { controlMessages } from './playerMessages.ts';

/** Rows for picture in picture and casting, if the control bar has no room for their buttons. */
export function ScreenRows({ onDone }: { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const pip = usePlayer(selectPiP);
  const remote = usePlayer(selectRemotePlayback);
  return (
    <Root>
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
    </Root>
  );
}

const Root = styled.div`
  display: grid;

  /* A wide control bar has buttons for them. */
  @container player ${container.three} {
    display: none;
  }
`;
