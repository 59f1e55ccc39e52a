/** Fields for a form of the contract, found by trying: a new form needs no example of its own. */
import * as z from 'zod/mini';
import { callFields } from '@afterglow/contract/callFields';

/** Values of which each field accepts one: a text with odd characters, an id, and others in the order of their length. */
const values = [' & 7 = "é"\n', '2147483647', '1', 'she', 'Captain', 'a new lantern', 'new@members.example'];

/** Whether a field accepts a value, and holds all of it: a list of ids leaves out what is no id. */
export function holds(field: z.ZodMiniType, value: string): boolean {
  const read = z.safeParse(field, value);
  return read.success && String(read.data) === value;
}

/** Returns a value for a field: the first one of a literal or a choice. */
function valueFor(name: string, field: z.ZodMiniType): string {
  const choice = field._zod.values?.values().next().value;
  const value = typeof choice === 'string' ? choice : values.find((one) => holds(field, one));
  if (value === undefined) throw new Error(`No value of formExample.ts fits the field ${name}: add one to its list.`);
  return value;
}

/** Returns the fewest fields that a form takes, as they are sent. The fields that tell forms apart are always among them. */
export const fewestFields = ({ shape }: z.ZodMiniObject<Record<string, z.ZodMiniType>>): Record<string, string> =>
  callFields(
    Object.fromEntries(
      Object.entries(shape)
        .filter(([name, field]) => name === 'act' || name === 'section' || !z.safeParse(field, undefined).success)
        .map(([name, field]) => [name, valueFor(name, field)]),
    ),
  );
