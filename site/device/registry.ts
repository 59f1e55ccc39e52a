import { devicePurposes } from '@afterglow/design-system/reader/devicePurposes.ts';
import type { MessageDescriptor } from 'react-intl';
import * as z from 'zod/mini';
import type { StoreName } from './stores.ts';

/** One thing that is kept on the visitor's device. */
export interface DeviceKey<Value> {
  /** Its name in the store. */
  name: string;
  store: StoreName;
  /** What for, in words for the visitor. */
  purpose: MessageDescriptor;
  /** Seconds since it was last written, after which it is forgotten. */
  lifetime: number;
  /** What may stand there. Anything else (an older version's, another script's, a visitor's own edit) is not read. */
  schema: z.ZodMiniType<Value>;
}

const days = (count: number) => count * 24 * 60 * 60;

const deviceKey = <Value>(key: DeviceKey<Value>) => key;

/** Everything that this site keeps on the visitor's device. What is not listed here is not kept. */
export const registry = {
  /** The newest first (R41). */
  searches: deviceKey({
    name: 'searches',
    store: 'localStorage',
    purpose: devicePurposes.searches,
    lifetime: days(90),
    schema: z.array(z.object({ title: z.string() })),
  }),
};
