import { PanelChoices } from './PanelChoices.tsx';
import { useStage } from './stage.ts';
import type { PlayerSources } from './usePlayerSources.ts';
import { useSettingNames } from './useSettingNames.ts';

/** The choice of a quality: automatic, the available heights, and data saver for the smallest of them. */
export function QualityChoices({ playerSources: { heights, choose: play } }: { playerSources: PlayerSources }) {
  const { preferences, choose } = useStage();
  const { qualityName } = useSettingNames();
  return (
    <PanelChoices
      value={preferences.quality}
      of={['auto', ...heights.map(String), ...(heights.length > 1 ? ['saver'] : [])]}
      nameOf={qualityName}
      onChoose={(quality) => {
        choose({ quality });
        play(quality);
      }}
    />
  );
}
