import type { ConsentAnswer } from '@afterglow/design-system/reader/consent.ts';
import { readValue, saveValue } from './device.ts';
import { registry } from './registry.ts';

declare global {
  interface Navigator {
    /** Absent where the browser does not know it. */
    globalPrivacyControl?: boolean;
  }
}

/** Whether the browser asks that nothing be counted or shared. */
export const asksForPrivacy = (): boolean => navigator.globalPrivacyControl === true;

/** The visitor's own answer; null before one. */
export const readConsent = (): ConsentAnswer | null => readValue(registry.consent);

/** Whether the visitor is to be asked: not twice, and not where the browser has answered. */
export const mayAsk = (): boolean =>
  readConsent() === null && readValue(registry.consentAsked) === null && !asksForPrivacy();

const listeners = new Set<(answer: ConsentAnswer) => void>();

/** Keeps the answer, and says it to what waits for it on this page. */
export function saveConsent(answer: ConsentAnswer): void {
  saveValue(registry.consent, answer);
  saveValue(registry.consentAsked, '0');
  for (const listener of listeners) listener(answer);
}

export function onConsent(listener: (answer: ConsentAnswer) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
