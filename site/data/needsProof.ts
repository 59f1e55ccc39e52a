import type { Answer } from '../runtime/data/answer.ts';

/** Returns whether a proof of age is missing, for example because it has expired since the document was loaded. */
export const needsProof = (answer: Answer<unknown>): boolean =>
  answer.state === 'refused' && answer.code === 'age_required';
