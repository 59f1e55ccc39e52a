import { color, font, radius, shadow, size, space } from '@afterglow/tokens';
import { useEffect, useRef } from 'react';
import { defineMessages, useIntl, type IntlShape } from 'react-intl';
import styled from 'styled-components';
import { KeyList } from '../../modals/KeyList/KeyList.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { controlMessages, settingMessages } from './playerMessages.ts';

const messages = defineMessages({
  play: { id: 'shortcutSheet.play', defaultMessage: 'Play or pause' },
  seek: { id: 'shortcutSheet.seek', defaultMessage: '5 seconds back or ahead' },
  seekTen: { id: 'shortcutSheet.seekTen', defaultMessage: '10 seconds back or ahead' },
  ends: { id: 'shortcutSheet.ends', defaultMessage: 'To the start or the end' },
  tenths: { id: 'shortcutSheet.tenths', defaultMessage: 'To a tenth of the video' },
  frames: { id: 'shortcutSheet.frames', defaultMessage: 'One frame back or ahead' },
  speed: { id: 'shortcutSheet.speed', defaultMessage: 'Slower or faster' },
  sound: { id: 'shortcutSheet.sound', defaultMessage: 'Sound off or on' },
  section: { id: 'shortcutSheet.section', defaultMessage: 'Repeat from here, to here' },
  playlist: { id: 'shortcutSheet.playlist', defaultMessage: 'Previous or next video of a playlist' },
  loop: { id: 'shortcutSheet.loop', defaultMessage: 'Repeat the video' },
  space: { id: 'shortcutSheet.space', defaultMessage: 'Space' },
});

/** Returns the keys, and what each does. */
const shortcutRows = ({ formatMessage }: IntlShape): [readonly string[], string][] => [
  [['K', formatMessage(messages.space)], formatMessage(messages.play)],
  [['←', '→'], formatMessage(messages.seek)],
  [['J', 'L'], formatMessage(messages.seekTen)],
  [['Home', 'End'], formatMessage(messages.ends)],
  [['0', '9'], formatMessage(messages.tenths)],
  [[',', '.'], formatMessage(messages.frames)],
  [['<', '>'], formatMessage(messages.speed)],
  [['M'], formatMessage(messages.sound)],
  [['C'], formatMessage(controlMessages.captions)],
  [['B'], formatMessage(messages.section)],
  [['R'], formatMessage(messages.loop)],
  [['⇧P', '⇧N'], formatMessage(messages.playlist)],
  [['I'], formatMessage(controlMessages.pip)],
  [['T'], formatMessage(controlMessages.theatre)],
  [['F'], formatMessage(controlMessages.fullscreen)],
  [['?'], formatMessage(settingMessages.help)],
];

/** A dialog that says what each key does. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = sheet;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <Root
      ref={sheet}
      aria-label={formatMessage(settingMessages.help)}
      onClose={onClose}
      onClick={(event) => event.target === sheet.current && onClose()}
    >
      <div data-part="shortcut-content">
        <div data-part="shortcut-head">
          <h2 data-part="shortcut-title">{formatMessage(settingMessages.help)}</h2>
          <button
            type="button"
            data-part="shortcut-close"
            aria-label={formatMessage(controlMessages.dismiss)}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <KeyList rows={shortcutRows(intl).map(([keys, does]) => ({ keys, does }))} />
      </div>
    </Root>
  );
}

const Root = styled.dialog`
  inline-size: min(${size.form}, 100% - 2 * ${space[4]});
  max-block-size: calc(100% - 2 * ${space[4]});
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.dialog};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.dialog};

  &::backdrop {
    background: ${color.veil};
  }
  & [data-part='shortcut-content'] {
    padding: ${space[5]};
  }
  & [data-part='shortcut-head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-end: ${space[2]};
  }
  & [data-part='shortcut-title'] {
    font: ${font.dialogTitle};
  }
  & [data-part='shortcut-close'] {
    display: grid;
    place-items: center;
    inline-size: ${size.touch};
    block-size: ${size.touch};
    border-radius: 50%;
    color: ${color.soft};
  }
`;
