import { useIntl } from 'react-intl';
import { PanelChoices } from './PanelChoices.tsx';
import { PanelRow } from './PanelRow.tsx';
import { PanelRule } from './PanelRule.tsx';
import type { PlayerTrack } from './playerDetails.ts';
import { settingMessages } from './playerMessages.ts';
import type { CaptionGround, CaptionSize } from './playerServices.ts';
import { settingTitle, type SettingPage } from './settingPages.ts';
import { useStage } from './stage.ts';

const captionSizes: readonly CaptionSize[] = ['small', 'normal', 'large'];
const captionGrounds: readonly CaptionGround[] = ['shade', 'solid', 'none'];

interface CaptionChoicesProps {
  captions: readonly PlayerTrack[];
  onPage: (page: SettingPage) => void;
}

/** The choice of a caption language, with rows that lead to the size and the background of captions. */
export function CaptionChoices({ captions, onPage }: CaptionChoicesProps) {
  const intl = useIntl();
  const { preferences, choose } = useStage();
  const labelOf = (lang: string) => captions.find((track) => track.lang === lang)?.label;
  const looks = [
    ['captionSize', preferences.captionSize],
    ['captionGround', preferences.captionGround],
  ] as const;
  return (
    <>
      <PanelChoices
        value={labelOf(preferences.captions) === undefined ? '' : preferences.captions}
        of={['', ...captions.map(({ lang }) => lang)]}
        nameOf={(lang) => labelOf(lang) ?? intl.formatMessage(settingMessages.off)}
        langOf={(lang) => lang || undefined}
        onChoose={(lang) => choose({ captions: lang })}
      />
      <PanelRule />
      {looks.map(([page, value]) => (
        <PanelRow
          key={page}
          name={settingTitle(page, intl)}
          icon="captions"
          value={intl.formatMessage(settingMessages[value])}
          leads
          onClick={() => onPage(page)}
        />
      ))}
    </>
  );
}

/** The choice of a caption size. */
export function CaptionSizeChoices() {
  const { formatMessage } = useIntl();
  const { preferences, choose } = useStage();
  return (
    <PanelChoices
      value={preferences.captionSize}
      of={captionSizes}
      nameOf={(one) => formatMessage(settingMessages[one])}
      onChoose={(captionSize) => choose({ captionSize })}
    />
  );
}

/** The choice of a background for the captions. */
export function CaptionGroundChoices() {
  const { formatMessage } = useIntl();
  const { preferences, choose } = useStage();
  return (
    <PanelChoices
      value={preferences.captionGround}
      of={captionGrounds}
      nameOf={(one) => formatMessage(settingMessages[one])}
      onChoose={(captionGround) => choose({ captionGround })}
    />
  );
}
