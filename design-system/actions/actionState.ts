import type { ActionSaying } from './ActionMessage/ActionMessage.tsx';

/** State that all action buttons have besides their own value. */
export interface ActionState {
  /** True while the reply is awaited: the button already shows the new state, keeps the focus and ignores presses. */
  busy?: boolean;
  /** Reason why a press without JavaScript was refused or did nothing. With JavaScript, a toast says it. */
  message?: ActionSaying | null;
  /**
   * URL of the sign-in page, for guests: makes the button a link to it. A link with a press handler calls that instead.
   */
  signInHref?: string | undefined;
}

/** The reply of the API to a press, if it is not `ok`. */
export interface ActionRefusal {
  code: string;
  /** Values for the message, such as a length. */
  info?: Readonly<Record<string, string | number>>;
}
