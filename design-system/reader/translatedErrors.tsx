import { isValidElement, type ComponentType } from 'react';
import en from '../messages/compiled/en.json' with { type: 'json' };
import type { Reader } from './reader.ts';
import { readerFor } from './readerFor.ts';

/** A part of a compiled message: text, or a value by name. */
interface MessagePart {
  type: number;
  value: string;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON modules are typed structurally; these messages have no tags
const parts = Object.entries(en as unknown as Record<string, MessagePart[]>);
const isText = ({ type }: MessagePart) => type === 0;
const isRefusal = (id: string) => /^(?:action|refusal)\./.test(id);

/** Refusals whose text contains numbers. */
const refusals = parts
  .filter(([id, message]) => isRefusal(id) && !message.every(isText))
  .map(([id, message]) => ({ id, names: message.filter((part) => !isText(part)).map(({ value }) => value) }));

/** Translates an English refusal into the reader's language, with its numbers; returns any other text unchanged. */
function translated(sentence: string, { intl: { formatMessage: written } }: Reader): string {
  const { formatMessage: english } = readerFor('en').intl;
  const numbers = [...sentence.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));
  for (const { id, names } of refusals) {
    if (names.length > numbers.length) continue;
    const values = Object.fromEntries(names.map((name, place) => [name, numbers[place]]));
    // No `defaultMessage`: it is where the message is declared.
    if (english({ id }, values) === sentence) return written({ id }, values);
  }
  return sentence;
}

/** Ids of full sentences and refusals without values, by their English text. */
const sentences = new Map(
  parts.flatMap(([id, message]) => {
    if (!message.every(isText)) return [];
    const text = message.map(({ value }) => value).join('');
    return text.endsWith('.') || isRefusal(id) ? [[text, id] as const] : [];
  }),
);

/** Returns true for an object literal, but not for an instance of a class or an array. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function sentenceIn({ intl: { formatMessage: written } }: Reader, text: string): string | null {
  const id = sentences.get(text);
  return id === undefined ? null : written({ id });
}

function inLanguageOf(reader: Reader, value: unknown, isError: boolean): unknown {
  if (typeof value === 'string') return sentenceIn(reader, value) ?? (isError ? translated(value, reader) : value);
  if (Array.isArray(value)) return value.map((one) => inLanguageOf(reader, one, isError));
  if (!isPlainObject(value) || isValidElement(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, inLanguageOf(reader, one, isError || name === 'errors')]),
  );
}

/**
 * Translates all strings in `errors`, and every other string that is a message of the site, at any depth. Stories write
 * them in English. Errors may contain numbers.
 */
export const errorsIn = <Props extends object>(props: Props, language: string): Props =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys as the props, with values of the same types
  language === 'en' ? props : (inLanguageOf(readerFor(language), props, false) as Props);

/** Returns the `render` of a form's story, which shows its errors in the toolbar's language. */
export function translatedErrors<Props extends object>(Component: ComponentType<Props>) {
  return (args: Props, { globals }: { globals: { locale?: string } }) => (
    <Component {...errorsIn(args, globals.locale ?? 'en')} />
  );
}
