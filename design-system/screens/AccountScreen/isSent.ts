import type { AccountStep } from './AccountScreen.tsx';

/** Returns whether a step follows the sending of a link. */
export const isSent = (step: AccountStep): boolean =>
  step === 'send_email' || step === 'restore_password_success' || step === 'link_sent';
