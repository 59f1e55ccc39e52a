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
  /** The newest first (R41). */
  searches: deviceKey({
    name: 'searches',
    store: 'localStorage',
    purpose: devicePurposes.searches,
    lifetime: days(90),
    schema: z.array(z.object({ title: z.string() })),
  }),
};
