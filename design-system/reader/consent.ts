/** The visitor's possible answers to the consent question, which covers all that the site does not need. */
export const consentAnswers = ['accept', 'reject'] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

export const isConsent = (value: unknown): value is ConsentAnswer => consentAnswers.some((answer) => answer === value);
