import type { ActionSaying } from './ActionMessage/ActionMessage.tsx';

/** What every action shows beside its own value. */
export interface ActionState {
  /** Its reply is awaited: it shows the new state already, keeps the keyboard, and ignores further presses. */
  busy?: boolean;
  /** Why a press without script was refused, or that there was nothing left to do. With script a toast says it. */
  message?: ActionSaying | null;
  /** For guests: the button is a link to this page, unless its press does something else. */
  signInHref?: string | undefined;
}

/** What the API answered to a press instead of `ok`. */
export interface ActionRefusal {
  code: string;
  /** Values of the sentence, such as a length. */
  info?: Readonly<Record<string, string | number>>;
}
