import { PanelChoices } from './PanelChoices.tsx';
import { useStage } from './stage.ts';
import type { FilmSources } from './useFilmSources.ts';
import { useSettingNames } from './useSettingNames.ts';

/** Automatic, the heights that there are, and the smallest of them by its own name. */
export function QualityChoices({ films: { heights, choose: play } }: { films: FilmSources }) {
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
