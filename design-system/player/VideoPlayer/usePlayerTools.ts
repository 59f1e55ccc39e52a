import { useMemo, useRef, useState, type RefObject } from 'react';
import type { PlayerControlsProps, PlayerTrack } from './playerDetails.ts';
import { useStage } from './stage.ts';
import { useApproach } from './useApproach.ts';
import { usePlayerSources } from './usePlayerSources.ts';
import { useFrameStep } from './useFrameStep.ts';
import { useLoop } from './useLoop.ts';
import { useSection } from './useSection.ts';
import { useTextTrack } from './useTextTrack.ts';
import { useTheatre } from './useTheatre.ts';

const isChapters = (track: HTMLTrackElement) => track.kind === 'chapters';

/** Returns the tracks of captions, whether one is shown, and the function that turns them on and off. */
function useCaptions(tracks: readonly PlayerTrack[]) {
  const { preferences, choose } = useStage();
  const captions = useMemo(() => tracks.filter(({ kind }) => kind === 'captions'), [tracks]);
  // The chosen language may be one that this video does not have.
  const captioned = captions.some(({ lang }) => lang === preferences.captions);
  const toggleCaptions = () => {
    const [first] = captions;
    const own = captions.find(({ lang }) => lang === document.documentElement.lang) ?? first;
    choose({ captions: captioned ? '' : (own?.lang ?? '') });
  };
  return { captions, captioned, toggleCaptions };
}

/** Returns which dialog is open. Closing it returns the focus to the button of the settings. */
function useDialogs(settingsButton: RefObject<HTMLButtonElement | null>) {
  const [open, setOpen] = useState<'settings' | 'help' | null>(null);
  const close = () => {
    setOpen(null);
    settingsButton.current?.focus();
  };
  return { open, setOpen, close };
}

/** Returns what the control bar, the settings, the keys and the gestures act on. */
export function usePlayerTools({ video, tracks, onFailure }: PlayerControlsProps) {
  const settingsButton = useRef<HTMLButtonElement>(null);
  const dialogs = useDialogs(settingsButton);
  const section = useSection(video);
  const playerSources = usePlayerSources(onFailure);
  const approached = useApproach(playerSources.prepare);
  const { cues: chapters } = useTextTrack(video, isChapters, approached);
  const [loop, setLoop] = useLoop(video);
  return {
    ...{ settingsButton, dialogs, section, playerSources, chapters, loop, setLoop },
    ...useCaptions(tracks),
    ...useTheatre(),
    stepFrame: useFrameStep(video),
  };
}

export type PlayerTools = ReturnType<typeof usePlayerTools>;
