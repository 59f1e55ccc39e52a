import type { GateOutcome } from '@afterglow/contract/gate';
import { createMiddleware } from 'hono/factory';
import type { SiteParts } from '../parts.ts';
import { gateOutcome } from '../visit.ts';
import type { TargetEnv } from './target.ts';
import type { VisitorEnv } from './visitor.ts';

export interface GateEnv {
  Variables: VisitorEnv['Variables'] & TargetEnv['Variables'] & { gate: GateOutcome };
}

/** Sets `gate`, the decision for this visitor and this target. Each app decides what follows from it. */
export const decideGate = ({ settings, ageSecret }: SiteParts) =>
  createMiddleware<GateEnv>(async (context, next) => {
    const { visitor, target } = context.var;
    context.set('gate', await gateOutcome({ ...visitor, ...target, ageSecret }, settings));
    await next();
  });
