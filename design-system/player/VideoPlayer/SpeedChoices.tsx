import { setRate } from './videoElement.ts';
import { PanelChoices } from './PanelChoices.tsx';
import { useStage } from './stage.ts';
import { useSettingNames } from './useSettingNames.ts';

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** The choice of a playback speed, which is kept for later videos, too. */
export function SpeedChoices() {
  const { video, preferences, choose } = useStage();
  const { rateName } = useSettingNames();
  return (
    <PanelChoices
      value={String(preferences.rate)}
      of={rates.map(String)}
      nameOf={(rate) => rateName(Number(rate))}
      onChoose={(rate) => {
        choose({ rate: Number(rate) });
        setRate(video, Number(rate));
      }}
    />
  );
}
