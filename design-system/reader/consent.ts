/** The two answers about what is optional. */
export const consentAnswers = ['accept', 'reject'] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

export const isConsent = (value: unknown): value is ConsentAnswer => consentAnswers.some((answer) => answer === value);
