import type { ConsentAnswer } from '@afterglow/design-system/reader/consent.ts';
import { readValue, saveValue } from './device.ts';
import { registry } from './registry.ts';

declare global {
  interface Navigator {
    /** Absent in browsers that do not support it. */
    globalPrivacyControl?: boolean;
  }
}

/** Returns whether the browser asks that nothing be counted or shared. */
export const asksForPrivacy = (): boolean => navigator.globalPrivacyControl === true;

/** Returns the visitor's own answer; null before there is one. */
export const readConsent = (): ConsentAnswer | null => readValue(registry.consent);

/** Returns whether to ask the visitor: only once, and only if the browser has not answered already. */
export const mayAsk = (): boolean =>
  readConsent() === null && readValue(registry.consentAsked) === null && !asksForPrivacy();

const listeners = new Set<(answer: ConsentAnswer) => void>();

/** Saves the answer and notifies the listeners on this page. */
export function saveConsent(answer: ConsentAnswer): void {
  saveValue(registry.consent, answer);
  saveValue(registry.consentAsked, '0');
  for (const listener of listeners) listener(answer);
}

export function onConsent(listener: (answer: ConsentAnswer) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
