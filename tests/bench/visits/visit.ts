import { phone, type Profile } from '../browser/conditions.ts';
import type { Step } from './acts.ts';

/** Acts on a page, in their order. Each step continues from the one before. */
export interface Visit {
  /** The device, and its network. */
  profile: Profile;
  steps: readonly Step[];
}

export const onPhone = (...steps: Step[]): Visit => ({ profile: phone, steps });
