import { media, space } from '@afterglow/tokens';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { PanelRow } from './PanelRow.tsx';
import { PanelRule } from './PanelRule.tsx';
import { settingMessages } from './playerMessages.ts';
import { ScreenRows } from './ScreenRows.tsx';
import { settingTitle, type SettingPage } from './settingPages.ts';
import { pickSound, soundLabel } from './sounds.ts';
import { useStage } from './stage.ts';
import type { PlayerTools } from './usePlayerTools.ts';
import { useSettingNames } from './useSettingNames.ts';

interface Overview {
  tools: PlayerTools;
  onPage: (page: SettingPage) => void;
}

/** The first page of the settings: rows that lead to choices, actions, and switches. */
export function SettingsOverview({ tools, onPage }: Overview) {
  const { formatMessage } = useIntl();
  const { dialogs } = tools;
  return (
    <Root>
      <div data-part="panel-group">
        <PageRows tools={tools} onPage={onPage} />
        <ScreenRows onDone={dialogs.close} />
      </div>
      <div data-part="panel-rule">
        <PanelRule />
      </div>
      <div data-part="panel-group">
        <RepeatRows tools={tools} />
        <PanelRule />
        <Switches tools={tools} />
        <div data-part="panel-help" data-keyboard>
          <PanelRule />
          <PanelRow
            name={formatMessage(settingMessages.help)}
            icon="keyboard"
            value="?"
            onClick={() => dialogs.setOpen('help')}
          />
        </div>
      </div>
    </Root>
  );
}

/** Rows that lead to the choices of one setting, with the current one. */
function PageRows({ tools, onPage }: Overview) {
  const intl = useIntl();
  const { preferences } = useStage();
  const { qualityName, rateName } = useSettingNames();
  const { captions, chapters, playerSources } = tools;
  const { sounds } = playerSources;
  const captionName = captions.find(({ lang }) => lang === preferences.captions)?.label;
  const sound = sounds[pickSound(sounds, preferences.sound)];
  const page = (of: SettingPage, icon: IconName, value: string) => (
    <PanelRow name={settingTitle(of, intl)} icon={icon} value={value} leads onClick={() => onPage(of)} />
  );
  return (
    <>
      {page('quality', 'tv', qualityName(preferences.quality))}
      {page('speed', 'clock', rateName(preferences.rate))}
      {sounds.length > 1 && sound && page('sound', 'volume', soundLabel(sound, sounds))}
      {captions.length > 0 && page('captions', 'captions', captionName ?? intl.formatMessage(settingMessages.off))}
      {chapters.length > 0 && page('chapters', 'chapters', String(chapters.length))}
    </>
  );
}

/** Rows that repeat a section, and step through frames. */
function RepeatRows({ tools: { section, stepFrame } }: { tools: PlayerTools }) {
  const { formatMessage } = useIntl();
  const sectionName =
    section.from === null
      ? settingMessages.sectionStart
      : section.to === null
        ? settingMessages.sectionEnd
        : settingMessages.sectionClear;
  return (
    <>
      <PanelRow
        name={formatMessage(settingMessages.section)}
        icon="repeat"
        value={formatMessage(sectionName)}
        onClick={section.mark}
      />
      <div data-part="panel-frames">
        <PanelRow
          name={formatMessage(settingMessages.frameBack)}
          icon="frameBack"
          narrow
          onClick={() => stepFrame(-1)}
        />
        <PanelRow
          name={formatMessage(settingMessages.frameAhead)}
          icon="frameAhead"
          narrow
          onClick={() => stepFrame(1)}
        />
      </div>
    </>
  );
}

function Switches({ tools: { loop, setLoop } }: { tools: PlayerTools }) {
  const { formatMessage } = useIntl();
  const { preferences, choose } = useStage();
  return (
    <div data-part="panel-switches">
      <Switch
        label={formatMessage(settingMessages.loop)}
        checked={loop}
        onChange={({ currentTarget }) => setLoop(currentTarget.checked)}
      />
      {(['autoplayNext', 'resume', 'shortcuts'] as const).map((name) => (
        <div key={name} data-part="panel-switch" data-keyboard={name === 'shortcuts' || undefined}>
          <Switch
            label={formatMessage(settingMessages[name])}
            checked={preferences[name]}
            onChange={({ currentTarget }) => choose({ [name]: currentTarget.checked })}
          />
        </div>
      ))}
    </div>
  );
}

const Root = styled.div`
  & [data-part='panel-group'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  /* On a phone on its side, two columns: the settings, and what is done at once. */
  @media ${media.short} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[4]};

    & [data-part='panel-rule'] {
      display: none;
    }
  }
  & [data-part='panel-frames'] {
    display: grid;
    /* As wide as their labels, whose widths differ by a third. */
    grid-template-columns: auto auto;
  }
  & [data-part='panel-switches'] {
    display: grid;
    gap: ${space[4]};
    padding: ${space[2]} ${space[3]};
  }
  & [data-part='panel-help'] {
    display: grid;
  }
  /* A phone has no keys. A device with a mouse or a remote control may have some. */
  @media (hover: none) and (pointer: coarse) {
    & :is([data-part='panel-switch'], [data-part='panel-help'])[data-keyboard] {
      display: none;
    }
  }
`;
