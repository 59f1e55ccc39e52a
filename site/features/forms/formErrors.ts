import { refusalSentence } from '@afterglow/design-system/forms/refusals';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import type { SentRefusal } from '@afterglow/contract/postReply';
import type { FormDefinition } from '../../data/formDefinitions.ts';

/** Messages by field; `notify` is about the form as a whole. */
export type FormErrors<Name extends string> = Partial<Record<Name | 'notify', string>>;

/**
 * Returns the messages of refusals by field, in the order of the page. Refusals of other fields are joined in `notify`.
 */
export function errorsOf<Name extends string>(
  { act, names }: Pick<FormDefinition<Name>, 'act' | 'names'>,
  refusals: readonly SentRefusal[],
  reader: Reader,
): FormErrors<Name> {
  const errors: FormErrors<Name> = {};
  for (const name of names) {
    const refusal = refusals.find(({ field }) => field === name);
    if (refusal) errors[name] = refusalSentence(act, refusal, reader);
  }
  const general = refusals
    .filter(({ field }) => !names.some((name) => name === field))
    .map((refusal) => refusalSentence(act, refusal, reader));
  return general.length > 0 ? { ...errors, notify: [...new Set(general)].join(' ') } : errors;
}
