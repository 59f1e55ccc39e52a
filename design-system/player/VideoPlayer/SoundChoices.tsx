import { PanelChoices } from './PanelChoices.tsx';
import { pickSound, soundKey, soundLabel } from './sounds.ts';
import { useStage } from './stage.ts';
import type { PlayerSources } from './usePlayerSources.ts';

/** The choice of a sound language, which is kept for later videos, too. */
export function SoundChoices({ playerSources: { sounds, chooseSound } }: { playerSources: PlayerSources }) {
  const { preferences, choose } = useStage();
  const keys = sounds.map((sound) => soundKey(sound, sounds));
  const soundOf = (key: string) => sounds[keys.indexOf(key)];
  return (
    <PanelChoices
      value={keys[pickSound(sounds, preferences.sound)] ?? ''}
      of={keys}
      nameOf={(key) => {
        const sound = soundOf(key);
        return sound ? soundLabel(sound, sounds) : key;
      }}
      langOf={(key) => soundOf(key)?.lang || undefined}
      onChoose={(sound) => {
        choose({ sound });
        chooseSound(sound);
      }}
    />
  );
}
