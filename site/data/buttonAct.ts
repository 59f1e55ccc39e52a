import { inputEndpoint } from '@afterglow/contract/endpoints/content';
import type { ButtonAct } from '@afterglow/contract/buttonAct';
import type { FormDefinition } from './formDefinitions.ts';

const acts: readonly ButtonAct['act'][] = ['vote', 'subscribe', 'favourite', 'watch_later', 'playlist', 'comment'];

/** Parses the act in the value of a button's `press` field; null if no button sends such an act. */
export const actOfButton = (value: string): ButtonAct['act'] | null => {
  const name = new URLSearchParams(value).get('act');
  return acts.find((act) => act === name) ?? null;
};

/**
 * The act of a button that is a form, sent without script. The field `press` holds the fields of input.php, as a query
 * string. Those of an act that no button sends are left out, so that it is refused.
 */
export const buttonAct: FormDefinition<'press'> = {
  act: 'vote',
  endpoint: inputEndpoint,
  fixed: {},
  names: ['press'],
  secret: [],
  pickSchema: (schemas) => schemas.act,
  encode: ({ press = '' }) => (actOfButton(press) === null ? {} : Object.fromEntries(new URLSearchParams(press))),
};

/** Returns the code of the message after such an act; undefined if the result is visible by itself. */
export function doneCodeOfButton(value: string): 'vote' | 'subscribe' | 'later' | 'add_to' | undefined {
  const fields = new URLSearchParams(value);
  switch (actOfButton(value)) {
    case 'vote':
      return 'vote';
    case 'subscribe':
      return fields.get('del') ? undefined : 'subscribe';
    case 'watch_later':
      return fields.get('section') === 'add' ? 'later' : undefined;
    case 'playlist':
      return fields.get('section') === 'add' ? 'add_to' : undefined;
    default:
      return undefined;
  }
}
