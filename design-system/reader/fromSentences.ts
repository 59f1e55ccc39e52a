import type { ComponentType } from 'react';
import type english from '../messages/compiled/en.json';
import { fromView } from './fromView.tsx';
import type { Reader } from './reader.ts';

/** A sentence of the site: its id, or id and values. */
type Sentence = keyof typeof english | readonly [keyof typeof english, Readonly<Record<string, string | number>>];

/**
 * A story of a part that has no sentences of its own: its texts are the site's, by id, and follow the toolbar's language
 * as those of its forms do. `more` are its other props.
 */
export function fromSentences<Props extends object>(
  Component: ComponentType<Props>,
  texts: Partial<Record<NoInfer<keyof Props>, Sentence>>,
  more: Partial<NoInfer<Props>> = {},
) {
  const say = (sentence: Sentence, { intl: { formatMessage: written } }: Reader): string => {
    const [id, values] = typeof sentence === 'string' ? [sentence] : sentence;
    // What declares the sentence has its text.
    return written({ id }, values);
  };
  const view = (named: Record<string, Sentence>, reader: Reader) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its keys are props that take a text
    Object.fromEntries(Object.entries(named).map(([name, sentence]) => [name, say(sentence, reader)])) as Props;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an absent prop has no sentence
  return fromView(Component, view, texts as Record<string, Sentence>, more);
}
