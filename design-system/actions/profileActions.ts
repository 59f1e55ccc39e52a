import type { ReactNode } from 'react';
import type { SubscribeButtonProps } from './SubscribeButton/SubscribeButton.tsx';
import type { VoteButtonsProps } from './VoteButtons/VoteButtons.tsx';

/** The buttons in the head of a profile that can be followed. */
export interface ProfileActions {
  subscribe: SubscribeButtonProps;
  vote: VoteButtonsProps;
  /** Shown instead of the buttons without JavaScript. */
  plain?: ReactNode;
}
