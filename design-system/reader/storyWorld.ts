import { isOneOf } from '@afterglow/contract/lists';
import { densities } from './density.ts';

/** Surroundings of a story that Storybook's toolbar changes. The choice `story` keeps those that the story sets itself. */
export const worldChoices = {
  country: ['story', 'us', 'fr', 'de', 'gb', 'ca'],
  role: ['story', 'guest', 'member', 'newcomer'],
  proof: ['story', 'given', 'missing'],
  density: ['story', ...densities],
  discreet: ['story', 'off', 'on', 'titles'],
  network: ['story', 'silent', 'offline', 'failing'],
  clock: ['story', 'hour', 'day', 'month', 'year'],
} as const;

type Choices = typeof worldChoices;
export type StoryWorld = { readonly [Name in keyof Choices]: Choices[Name][number] };

const chosen = <Choice extends string>(choices: readonly (Choice | 'story')[], value: unknown): Choice | 'story' =>
  typeof value === 'string' && isOneOf(choices, value) ? value : 'story';

/** Returns the world of the toolbar's globals; what they do not name, or name wrongly, stays as the story has it. */
export const storyWorld = (globals: Readonly<Record<string, unknown>>): StoryWorld => ({
  country: chosen(worldChoices.country, globals['country']),
  role: chosen(worldChoices.role, globals['role']),
  proof: chosen(worldChoices.proof, globals['proof']),
  density: chosen(worldChoices.density, globals['density']),
  discreet: chosen(worldChoices.discreet, globals['discreet']),
  network: chosen(worldChoices.network, globals['network']),
  clock: chosen(worldChoices.clock, globals['clock']),
});

/** Returns an entity as the visitor of the toolbar's role has it: its `signedIn` follows the role. */
export function inRole<Entity>(entity: Entity, role: StoryWorld['role']): Entity {
  const isOfVisitor =
    typeof entity === 'object' && entity !== null && 'signedIn' in entity && typeof entity.signedIn === 'boolean';
  return role === 'story' || !isOfVisitor ? entity : { ...entity, signedIn: role !== 'guest' };
}

/** Whether pictures and clips reach the visitor in a world. */
export const loadsMedia = ({ network }: StoryWorld): boolean => network === 'story' || network === 'silent';

const hourMs = 3_600_000;
const laterMs: Record<StoryWorld['clock'], number> = {
  story: 0,
  hour: hourMs,
  day: 24 * hourMs,
  month: 30 * 24 * hourMs,
  year: 365 * 24 * hourMs,
};

/** Returns the toolbar's moment, counted from the date of the sample catalogue. */
export const worldTime = (start: number, { clock }: StoryWorld): number => start + laterMs[clock];
