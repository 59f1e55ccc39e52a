import { ageGate } from './ageGate.docs.ts';
import { cards } from './cards.docs.ts';
import { facts } from './facts.docs.ts';
import { feedback } from './feedback.docs.ts';
import { filters } from './filters.docs.ts';
import { forms } from './forms.docs.ts';
import { layout } from './layout.docs.ts';
import { lists } from './lists.docs.ts';
import { modals } from './modals.docs.ts';
import { player } from './player.docs.ts';
import { actions } from './actions.docs.ts';
import { display } from './display.docs.ts';
import { inputs } from './inputs.docs.ts';
import { overlays } from './overlays.docs.ts';
import { visitorActions } from './visitorActions.docs.ts';
import { screens } from './screens.docs.ts';
import type { GroupGuidance, Guidance } from './guidanceTypes.ts';

/** Guidance for all components, by component name. */
export const guidance: GroupGuidance = {
  ...actions,
  ...inputs,
  ...display,
  ...overlays,
  ...layout,
  ...cards,
  ...lists,
  ...filters,
  ...facts,
  ...visitorActions,
  ...player,
  ...feedback,
  ...forms,
  ...modals,
  ...ageGate,
  ...screens,
};

export const guidanceOf = (component: string): Guidance | undefined => guidance[component];
