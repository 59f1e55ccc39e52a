import { color, container, font, media, space } from '@afterglow/tokens';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { clock } from '../../reader/format.ts';
import { ControlButton } from './ControlButton.tsx';
import { controlMessages } from './playerMessages.ts';
import { useStage } from './stage.ts';
import type { PlayerTools } from './usePlayerTools.ts';
import { useCasting, useFullscreen, usePictureInPicture, usePlayback } from './videoJs.tsx';
import { VolumeControl } from './VolumeControl.tsx';

/** The row of buttons under the seek bar. */
export function ControlBar({ tools }: { tools: PlayerTools }) {
  const { formatMessage } = useIntl();
  const { time, length } = useStage();
  const { captions, captioned, toggleCaptions, dialogs, settingsButton } = tools;
  const panelOpen = dialogs.open === 'settings';
  return (
    <Root>
      <PlayButton />
      <div data-part="bar-volume">
        <VolumeControl />
      </div>
      <p data-part="control-time">
        <span>{clock(Math.min(time, length))}</span>
        <span data-part="control-length"> / {clock(length)}</span>
      </p>
      {captions.length > 0 && (
        <ControlButton
          data-part="bar-captions"
          icon="captions"
          label={formatMessage(controlMessages.captions)}
          shortcut="c"
          pressed={captioned}
          onClick={toggleCaptions}
        />
      )}
      <ControlButton
        ref={settingsButton}
        icon="settings"
        label={formatMessage(controlMessages.settings)}
        aria-expanded={panelOpen}
        onClick={() => (panelOpen ? dialogs.close() : dialogs.setOpen('settings'))}
      />
      <DeviceButtons />
      <SizeButtons theatre={tools.theatre} onTheatre={tools.toggleTheatre} />
    </Root>
  );
}

function PlayButton() {
  const { formatMessage } = useIntl();
  const { ended, togglePlay } = useStage();
  const { paused } = usePlayback();
  const icon = !paused ? 'pause' : ended ? 'replay' : 'play';
  return (
    <ControlButton
      data-part="bar-play"
      icon={icon}
      filled={icon !== 'replay'}
      label={formatMessage(controlMessages[icon])}
      shortcut="k"
      onClick={togglePlay}
    />
  );
}

/** Buttons that show the video elsewhere: on another device, or in a window of its own. */
function DeviceButtons() {
  const { formatMessage } = useIntl();
  const pip = usePictureInPicture();
  const casting = useCasting();
  return (
    <>
      {casting.availability === 'available' && (
        <ControlButton
          data-part="bar-cast"
          icon="cast"
          label={formatMessage(controlMessages.cast)}
          pressed={casting.active}
          onClick={casting.toggle}
        />
      )}
      {pip.availability !== 'unsupported' && (
        <ControlButton
          data-part="bar-pip"
          icon="pip"
          label={formatMessage(controlMessages.pip)}
          shortcut="i"
          pressed={pip.active}
          disabled={pip.availability !== 'available'}
          onClick={pip.toggle}
        />
      )}
    </>
  );
}

/** Buttons that give the video more room. */
function SizeButtons({ theatre, onTheatre }: { theatre: boolean; onTheatre: () => void }) {
  const { formatMessage } = useIntl();
  const { details } = useStage();
  const { active, availability, toggle } = useFullscreen();
  return (
    <>
      {details.beside && !active && (
        <ControlButton
          data-part="bar-theatre"
          icon="theatre"
          label={formatMessage(controlMessages.theatre)}
          shortcut="t"
          pressed={theatre}
          onClick={onTheatre}
        />
      )}
      {availability !== 'unsupported' && (
        <ControlButton
          icon={active ? 'leaveFullscreen' : 'fullscreen'}
          label={formatMessage(active ? controlMessages.leaveFullscreen : controlMessages.fullscreen)}
          shortcut="f"
          onClick={toggle}
        />
      )}
    </>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.half};

  & [data-part='control-time'] {
    margin-inline: ${space[2]} auto;
    color: ${color.onShade};
    font: ${font.label};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & [data-part='control-length'] {
    opacity: 0.72;
  }
  & [data-part='bar-pip']:disabled {
    opacity: 0.5;
    cursor: default;
  }
  /* Theatre mode is useful only where there is something beside the player. */
  & [data-part='bar-theatre'] {
    display: none;
  }
  @media not all and ${media.md} {
    & [data-part='bar-theatre'] {
      display: grid;
    }
  }
  /* Buttons keep their size; those without room are in the settings. */
  @container player (not ${container.three}) {
    & :is([data-part='bar-pip'], [data-part='bar-cast']) {
      display: none;
    }
  }
  /* The volume slider expands in the place of the time. */
  @media (hover: hover) and (pointer: fine) {
    @container player (not ${container.three}) {
      & [data-part='bar-volume']:hover + [data-part='control-time'],
      & [data-part='bar-volume']:focus-within + [data-part='control-time'] {
        inline-size: 0;
        margin-inline-start: 0;
        visibility: hidden;
      }
    }
  }
  @container player (not ${container.roomy}) {
    & [data-part='bar-captions'] {
      display: none;
    }
    & [data-part='control-time'] {
      margin-inline-start: ${space[1]};
    }
  }
`;
