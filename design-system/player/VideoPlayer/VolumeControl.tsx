import { color, media, motion, radius, size, space } from '@afterglow/tokens';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ControlButton } from './ControlButton.tsx';
import { controlMessages, playerMessages } from './playerMessages.ts';
import { Slider, SliderThumb, useVolume } from './videoJs.tsx';

/** A mute button, and a slider that expands beside it if there is a pointer. */
export function VolumeControl() {
  const { formatMessage, formatNumber } = useIntl();
  const sound = useVolume();
  if (!sound) return null;
  const { volume, muted, adjustable, setVolume, toggleMuted } = sound;
  const heard = muted ? 0 : volume;
  return (
    <Root>
      <ControlButton
        icon={heard === 0 ? 'volumeOff' : 'volume'}
        label={formatMessage(heard === 0 ? controlMessages.unmute : controlMessages.mute)}
        shortcut="m"
        onClick={toggleMuted}
      />
      {adjustable && (
        <Slider
          data-part="volume-slider"
          min={0}
          max={100}
          step={5}
          value={heard * 100}
          onValueChange={(percent) => setVolume(percent / 100)}
          label={formatMessage(controlMessages.volume)}
        >
          <span data-part="volume-track" />
          <span data-part="volume-level" />
          <SliderThumb
            data-part="volume-thumb"
            aria-valuenow={Math.round(heard * 100)}
            aria-valuetext={formatMessage(playerMessages.volumeAt, {
              percent: formatNumber(heard, { style: 'percent' }),
            })}
          />
        </Slider>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;

  & [data-part='volume-slider'] {
    position: relative;
    display: none;
    align-items: center;
    inline-size: 0;
    block-size: ${size.touch};
    opacity: 0;
    cursor: pointer;
    transition:
      inline-size ${motion.base} ${motion.out},
      margin ${motion.base} ${motion.out},
      opacity ${motion.base} ${motion.out};
  }
  @media (hover: hover) and (pointer: fine) {
    & [data-part='volume-slider'] {
      display: flex;
    }
  }
  &:is(:hover, :focus-within) [data-part='volume-slider'] {
    inline-size: ${size.volume};
    margin-inline: ${space[1]} ${space[3]};
    opacity: 1;
  }
  & [data-part='volume-track'],
  & [data-part='volume-level'] {
    position: absolute;
    inline-size: 100%;
    block-size: ${space[1]};
    border-radius: ${radius.pill};
    background: color-mix(in srgb, ${color.onShade} 30%, transparent);
  }
  & [data-part='volume-level'] {
    inline-size: var(--media-slider-fill);
    background: ${color.onShade};
  }
  & [data-part='volume-thumb'] {
    position: absolute;
    inset-inline-start: calc(var(--media-slider-fill) - ${space[1]} - ${space.half});
    inline-size: ${space[3]};
    block-size: ${space[3]};
    border-radius: 50%;
    background: ${color.onShade};
  }
  & [data-part='volume-thumb']:focus-visible {
    outline-color: ${color.onShade};
  }
  /* Forced colours replace backgrounds, and everything here is drawn by one. */
  @media ${media.forcedColors} {
    & :is([data-part='volume-track'], [data-part='volume-level'], [data-part='volume-thumb']) {
      background: GrayText;
      forced-color-adjust: none;
    }
    & :is([data-part='volume-level'], [data-part='volume-thumb']) {
      background: Highlight;
    }
  }
`;
