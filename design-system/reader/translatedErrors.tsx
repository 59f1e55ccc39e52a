import { isValidElement, type ComponentType } from 'react';
import en from '../messages/compiled/en.json' with { type: 'json' };
import type { Reader } from './reader.ts';
import { readerFor } from './readerFor.ts';

/** A part of a compiled message: text, or a value by name. */
interface MessagePart {
  type: number;
  value: string;
}

// JSON modules are typed structurally; these messages have no tags.
const parts = Object.entries(en as unknown as Record<string, MessagePart[]>);
const isText = ({ type }: MessagePart) => type === 0;
const refusals = parts
  .filter(([id]) => /^(?:action|refusal)\./.test(id))
  .map(([id, message]) => ({ id, names: message.filter((part) => !isText(part)).map(({ value }) => value) }));

/** An English refusal in the reader's language, with the numbers that it names; any other text as it is. */
function translated(sentence: string, { intl: { formatMessage: written } }: Reader): string {
  const { formatMessage: english } = readerFor('en').intl;
  const numbers = [...sentence.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));
  for (const { id, names } of refusals) {
    if (names.length > numbers.length) continue;
    const values = Object.fromEntries(names.map((name, place) => [name, numbers[place]]));
    // What declares the sentence has its text.
    if (english({ id }, values) === sentence) return written({ id }, values);
  }
  return sentence;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const translateEach = (errors: object, reader: Reader): object =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]: [string, unknown]) => [
      field,
      typeof error === 'string' ? translated(error, reader) : error,
    ]),
  );

/** The props of a form, or of what holds one, with their `errors` in a language; stories say them in English. */
export function errorsIn<Props extends object>(props: Props, language: string): Props {
  if (language === 'en') return props;
  const reader = readerFor(language);
  const entries = Object.entries(props).map(([name, value]: [string, unknown]) => {
    if (!isObject(value) || isValidElement(value)) return [name, value];
    return [name, name === 'errors' ? translateEach(value, reader) : errorsIn(value, language)];
  });
  // The same keys as the props, with values of the same types.
  return Object.fromEntries(entries) as Props;
}

/** For the stories of a form: renders it with its errors in the toolbar's language. */
export function translatedErrors<Props extends object>(Component: ComponentType<Props>) {
  return (args: Props, { globals }: { globals: { locale?: string } }) => (
    <Component {...errorsIn(args, globals.locale ?? 'en')} />
  );
}
