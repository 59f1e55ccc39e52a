import { devicePurposes } from '@afterglow/design-system/reader/devicePurposes.ts';
import { consentAnswers } from '@afterglow/design-system/reader/consent.ts';
import { cookieNames } from '@afterglow/contract/cookies';
import { isDir } from '@afterglow/contract/endpoints/params';
import { historyLifetimes, maxId } from '@afterglow/contract/limits';
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

/** With all that a card shows, so that the history needs no call (D15). */
export const historyEntry = z.object({
  type: z.literal('video'),
  params: z.object({
    video_id: z.int().check(z.positive(), z.lte(maxId)),
    dir: z.string().check(z.refine(isDir)),
    title: z.string().check(z.maxLength(1_000)),
    /** Seconds. */
    duration: z.number().check(z.gte(0)),
    /** URL of the thumbnail; empty when there is none. */
    scr: z.string().check(z.maxLength(2_000)),
    /** Milliseconds since 1970. */
    watched_at: z.number().check(z.gte(0)),
  }),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

const cookie = (name: string, purpose: MessageDescriptor) =>
  deviceKey({ name, store: 'cookie', purpose, lifetime: days(365), schema: z.string() });

/**
 * Everything that this site stores on the visitor's device. Nothing else may be stored, but for cookies that no script
 * can read: those of a session, of a proof of age, and of a form's next page.
 */
export const registry = {
  theme: cookie(cookieNames.theme, devicePurposes.theme),
  discreet: cookie(cookieNames.discreet, devicePurposes.discreet),
  density: cookie(cookieNames.density, devicePurposes.density),
  theatre: cookie(cookieNames.theatre, devicePurposes.theatre),
  language: cookie(cookieNames.language, devicePurposes.language),
  gate: cookie(cookieNames.gate, devicePurposes.gate),
  /** The same in storage, under the same name (D30). */
  gateFlag: deviceKey({
    name: cookieNames.gate,
    store: 'localStorage',
    purpose: devicePurposes.gate,
    lifetime: days(365),
    schema: z.iso.datetime(),
  }),
  consent: deviceKey({
    name: cookieNames.consent,
    store: 'cookie',
    purpose: devicePurposes.consent,
    lifetime: days(365),
    schema: z.enum(consentAnswers),
  }),
  /** Any value stands for an answer (R109, D30). */
  consentAsked: deviceKey({
    name: 'showCookiesNotify',
    store: 'plain',
    purpose: devicePurposes.consentAsked,
    lifetime: days(365),
    schema: z.string(),
  }),
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
      // Newer than the others, which are not to be lost without it.
      sound: z._default(z.string(), ''),
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
  /** The newest first (R64). The history's own settings may end an entry earlier. */
  history: deviceKey({
    name: 'history',
    store: 'localStorage',
    purpose: devicePurposes.history,
    lifetime: days(365),
    schema: z.array(historyEntry),
  }),
  historySettings: deviceKey({
    name: 'historySettings',
    store: 'localStorage',
    purpose: devicePurposes.historySettings,
    lifetime: days(365),
    schema: z.object({ off: z.boolean(), days: z.union(historyLifetimes.map((days) => z.literal(days))) }),
  }),
  /** Comments and messages that are being written, by what they are about; the newest first. */
  drafts: deviceKey({
    name: 'drafts',
    store: 'localStorage',
    purpose: devicePurposes.drafts,
    lifetime: days(7),
    schema: z.array(z.object({ of: z.string(), text: z.string() })),
  }),
  /** What is said of uploads that are not saved yet, by their id; the newest first. */
  uploadDrafts: deviceKey({
    name: 'uploadDrafts',
    store: 'localStorage',
    purpose: devicePurposes.uploadDrafts,
    lifetime: days(7),
    schema: z.array(z.object({ of: z.int(), fields: z.record(z.string(), z.string()) })),
  }),
  /** What was typed into forms and not sent, by the form; the newest first. Of the tab alone: a report can be about the visitor. */
  formDrafts: deviceKey({
    name: 'formDrafts',
    store: 'sessionStorage',
    purpose: devicePurposes.formDrafts,
    lifetime: days(1),
    schema: z.array(z.object({ of: z.string(), fields: z.record(z.string(), z.string()) })),
  }),
  /** By their names, the newest first (R53). */
  hiddenChannels: deviceKey({
    name: 'hiddenChannels',
    store: 'localStorage',
    purpose: devicePurposes.hiddenChannels,
    lifetime: days(365),
    schema: z.array(z.string()),
  }),
  /** Of titles, the newest first. */
  hiddenWords: deviceKey({
    name: 'hiddenWords',
    store: 'localStorage',
    purpose: devicePurposes.hiddenWords,
    lifetime: days(365),
    schema: z.array(z.string()),
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
