import { isRefused } from '@afterglow/contract/gate';
import { createMiddleware } from 'hono/factory';
import type { SiteParts } from '../parts.ts';
import { decideGate, type GateEnv } from './gate.ts';
import { parseFileTarget } from './target.ts';
import { identifyVisitor } from './visitor.ts';

/**
 * Returns middleware for files about the catalogue that programs read: where an age check comes first, they are
 * refused.
 */
export const visitedFile = (parts: SiteParts) =>
  [
    parseFileTarget(parts.settings.publicOrigin),
    identifyVisitor(parts),
    decideGate(parts),
    createMiddleware<GateEnv>(async (context, next) =>
      isRefused(context.var.gate) ? context.text('Where you are, this needs a proof of age.', 403) : next(),
    ),
  ] as const;
