import type { StoryWorld } from '@afterglow/design-system/reader/storyWorld.ts';
import { calls } from '@afterglow/contract/calls';
import { gate, type GateOutcome } from '@afterglow/contract/gate';
import type { SignedIn } from '@afterglow/contract/globals';
import { defaultPolicy } from '@afterglow/contract/policy';
import { globals } from '@afterglow/fixtures/data/globals';
import { crowded } from '@afterglow/fixtures/scenarios/crowded';
import { empty } from '@afterglow/fixtures/scenarios/empty';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { outage } from '@afterglow/fixtures/scenarios/outage';
import { replyTo, scenarioFetch, type Scenario } from '@afterglow/fixtures/scenarios/scenario';
import { signedIn, signedInCrowded, signedInEmpty } from '@afterglow/fixtures/scenarios/signedIn';

/** The same content for a guest and for a member. */
const pairs: readonly { guest: Scenario; member: Scenario }[] = [
  { guest: everyday, member: signedIn },
  { guest: empty, member: signedInEmpty },
  { guest: crowded, member: signedInCrowded },
];

const withVisitor = (scenario: Scenario, visitor: typeof globals.guest): Scenario => ({
  ...scenario,
  replies: { ...scenario.replies, ...replyTo(calls.globals, visitor) },
});

/** Returns a scenario as the visitor of the toolbar's role has it. One without a counterpart keeps its content. */
function scenarioOfRole(scenario: Scenario, role: StoryWorld['role']): Scenario {
  const pair = pairs.find(({ guest, member }) => scenario === guest || scenario === member);
  switch (role) {
    case 'story':
      return scenario;
    case 'guest':
      return pair?.guest ?? withVisitor(scenario, globals.guest);
    case 'member':
      return pair?.member ?? withVisitor(scenario, globals.member);
    case 'newcomer':
      return signedInEmpty;
  }
}

/** Returns what the API replies in the toolbar's world. */
export const scenarioIn = (scenario: Scenario, { role, network }: StoryWorld): Scenario =>
  network === 'failing' ? outage : scenarioOfRole(scenario, role);

const neverSettles = new Promise<Response>(() => {});

/** Returns the `fetch` of a page that is already shown. */
export function fetchIn(scenario: Scenario, world: StoryWorld): typeof fetch {
  switch (world.network) {
    case 'story':
    case 'failing':
      return scenarioFetch(scenarioIn(scenario, world));
    case 'silent':
      return () => neverSettles;
    case 'offline':
      return () => Promise.reject(new TypeError('Failed to fetch'));
  }
}

/** Returns the member in the toolbar's world: whether an age is proved follows it. */
export const userIn = (user: SignedIn | null, { proof }: StoryWorld): SignedIn | null =>
  user && proof !== 'story' ? { ...user, ageVerified: proof === 'given' } : user;

/** A country that asks for a proof, for a world that has none and names no country. */
const checking = 'gb';

/**
 * Returns what the site's own gate makes of a visit in the toolbar's world; null if the world says nothing about it, so
 * that the story decides.
 */
export function gateIn({ country, proof }: StoryWorld, user: SignedIn | null, exempt: boolean): GateOutcome | null {
  if (country === 'story' && proof === 'story') return null;
  return gate(
    {
      country: country === 'story' ? checking : country,
      exempt,
      signedIn: user !== null,
      ageVerified: user?.ageVerified ?? false,
      ageToken: proof === 'given',
      accepted: proof === 'given',
      ...{ hasReferrer: false, hasCampaign: false },
    },
    defaultPolicy,
  );
}
