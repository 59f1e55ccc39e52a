import type { ComponentType } from 'react';
import type english from '../messages/compiled/en.json';
import { fromView } from './fromView.tsx';
import type { Reader } from './reader.ts';

/** A message of the site: its id, or id and values. */
type Sentence = keyof typeof english | readonly [keyof typeof english, Readonly<Record<string, string | number>>];

/**
 * Returns a story of a component without messages of its own: its texts are messages of the site, given by id, and
 * follow the language of the toolbar as those of a form do.
 * @param more its other props
 */
export function fromSentences<Props extends object>(
  Component: ComponentType<Props>,
  texts: Partial<Record<NoInfer<keyof Props>, Sentence>>,
  more: Partial<NoInfer<Props>> = {},
) {
  const say = (sentence: Sentence, { intl: { formatMessage: written } }: Reader): string => {
    const [id, values] = typeof sentence === 'string' ? [sentence] : sentence;
    // No `defaultMessage`: it is where the message is declared.
    return written({ id }, values);
  };
  const view = (named: Record<string, Sentence>, reader: Reader) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its keys are props that take a text
    Object.fromEntries(Object.entries(named).map(([name, sentence]) => [name, say(sentence, reader)])) as Props;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an absent prop has no sentence
  return fromView(Component, view, texts as Record<string, Sentence>, more);
}
