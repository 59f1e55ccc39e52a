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

/** Refusals that name numbers. */
const refusals = parts
  .filter(([id, message]) => isRefusal(id) && !message.every(isText))
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

/** Sentences of the site without values, by their English text. */
const sentences = new Map(
  parts.flatMap(([id, message]) => {
    if (!message.every(isText)) return [];
    const text = message.map(({ value }) => value).join('');
    return text.endsWith('.') || isRefusal(id) ? [[text, id] as const] : [];
  }),
);

/** Not an instance of a class, nor a list. */
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
 * Props with their `errors`, and whatever else is a sentence of the site, in a language; stories say them in English. Errors
 * may name numbers.
 */
export const errorsIn = <Props extends object>(props: Props, language: string): Props =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys as the props, with values of the same types
  language === 'en' ? props : (inLanguageOf(readerFor(language), props, false) as Props);

/** For the stories of a form: renders it with its errors in the toolbar's language. */
export function translatedErrors<Props extends object>(Component: ComponentType<Props>) {
  return (args: Props, { globals }: { globals: { locale?: string } }) => (
    <Component {...errorsIn(args, globals.locale ?? 'en')} />
  );
}
