import { container } from '@afterglow/tokens';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { PanelRow } from './PanelRow.tsx';
import { controlMessages } from './playerMessages.ts';
import { useCasting, usePictureInPicture } from './videoJs.tsx';

/** Rows for picture in picture and casting, if the control bar has no room for their buttons. */
export function ScreenRows({ onDone }: { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const pip = usePictureInPicture();
  const casting = useCasting();
  return (
    <Root>
      {pip.availability === 'available' && (
        <PanelRow
          name={formatMessage(controlMessages.pip)}
          icon="pip"
          aria-pressed={pip.active}
          onClick={() => {
            onDone();
            pip.toggle();
          }}
        />
      )}
      {casting.availability === 'available' && (
        <PanelRow
          name={formatMessage(controlMessages.cast)}
          icon="cast"
          aria-pressed={casting.active}
          onClick={() => {
            onDone();
            casting.toggle();
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
