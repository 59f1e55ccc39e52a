import type { ReactNode } from 'react';
import type { SubscribeButtonProps } from './SubscribeButton/SubscribeButton.tsx';
import type { VoteButtonsProps } from './VoteButtons/VoteButtons.tsx';

/** The buttons in the head of the page of somebody who can be followed. */
export interface ProfileActions {
  subscribe: SubscribeButtonProps;
  vote: VoteButtonsProps;
  /** What stands for them without script. */
  plain?: ReactNode;
}
