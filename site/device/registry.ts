import { devicePurposes } from '@afterglow/design-system/reader/devicePurposes.ts';
import type { MessageDescriptor } from 'react-intl';
import * as z from 'zod/mini';
import type { StoreName } from './stores.ts';

/** One value that is stored on the visitor's device. */
export interface DeviceKey<Value> {
  /** Its key in the store. */
  name: string;
  store: StoreName;
  /** Its purpose, as explained to the visitor. */
  purpose: MessageDescriptor;
  /** Seconds after the last write until it expires. */
  lifetime: number;
  /** The valid values. Anything else (from an older version, another script, or edited by the visitor) is ignored. */
  schema: z.ZodMiniType<Value>;
}

const days = (count: number) => count * 24 * 60 * 60;

const deviceKey = <Value>(key: DeviceKey<Value>) => key;

/** Everything that this site stores on the visitor's device. Nothing else may be stored. */
export const registry = {
  player: deviceKey({
    name: 'player',
    store: 'localStorage',
    purpose: devicePurposes.player,
    lifetime: days(365),
    schema: z.object({
      quality: z.string().check(z.regex(/^(?:auto|saver|\d{1,4})$/)),
      volume: z.number().check(z.gte(0), z.lte(1)),
      muted: z.boolean(),
      rate: z.number().check(z.gte(0.25), z.lte(4)),
      captions: z.string(),
      captionSize: z.enum(['small', 'normal', 'large']),
      captionGround: z.enum(['shade', 'solid', 'none']),
      autoplayNext: z.boolean(),
      shortcuts: z.boolean(),
      resume: z.boolean(),
    }),
  }),
  /** The newest first. */
  positions: deviceKey({
    name: 'positions',
    store: 'localStorage',
    purpose: devicePurposes.positions,
    lifetime: days(90),
    schema: z.array(z.object({ id: z.number(), seconds: z.number(), length: z.number() })),
  }),
  /** The newest first (R41). */
  searches: deviceKey({
    name: 'searches',
    store: 'localStorage',
    purpose: devicePurposes.searches,
    lifetime: days(90),
    schema: z.array(z.object({ title: z.string() })),
  }),
};
