import { inputEndpoint } from '@afterglow/contract/endpoints/content';
import type { PressedAct } from '@afterglow/contract/pressedAct';
import type { FormDefinition } from './formDefinitions.ts';

const acts: readonly PressedAct['act'][] = ['vote', 'subscribe', 'favourite', 'watch_later', 'playlist', 'comment'];

/** Returns the act of a press; null if no button sends it. */
export const actOfPress = (press: string): PressedAct['act'] | null => {
  const name = new URLSearchParams(press).get('act');
  return acts.find((act) => act === name) ?? null;
};

/**
 * A press on a button without script. `press` holds the fields of input.php, as a query string. Those of an act that no
 * button sends are left out, so that it is refused.
 */
export const press: FormDefinition<'press'> = {
  act: 'vote',
  endpoint: inputEndpoint,
  fixed: {},
  names: ['press'],
  secret: [],
  pickSchema: (schemas) => schemas.act,
  encode: ({ press: pressed = '' }) =>
    actOfPress(pressed) === null ? {} : Object.fromEntries(new URLSearchParams(pressed)),
};

/** Returns the code of the message after a press; undefined if the result is visible by itself. */
export function saidOfPress(pressed: string): 'vote' | 'subscribe' | 'later' | 'add_to' | undefined {
  const fields = new URLSearchParams(pressed);
  switch (actOfPress(pressed)) {
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
