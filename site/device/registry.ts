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
  /** Seconds from the last write until it expires. */
  lifetime: number;
  /**
   * Schema of valid values. Anything else (from an older version, another script, or edited by the visitor) is ignored.
   */
  schema: z.ZodMiniType<Value>;
}

const days = (count: number) => count * 24 * 60 * 60;

const deviceKey = <Value>(key: DeviceKey<Value>) => key;

/** Holds everything that a card shows, so that the history needs no request (D15). */
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
 * Everything that this site stores on the visitor's device. Nothing else may be stored, except cookies that no script
 * can read: those of a session, of a proof of age, and of the page after a form.
 */
export const registry = {
  theme: cookie(cookieNames.theme, devicePurposes.theme),
  discreet: cookie(cookieNames.discreet, devicePurposes.discreet),
  density: cookie(cookieNames.density, devicePurposes.density),
  homeRows: cookie(cookieNames.homeRows, devicePurposes.homeRows),
  theatre: cookie(cookieNames.theatre, devicePurposes.theatre),
  language: cookie(cookieNames.language, devicePurposes.language),
  gate: cookie(cookieNames.gate, devicePurposes.gate),
  /** The same acceptance in storage, under the same name (D30). */
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
  /** Any value means that the visitor has answered (R109, D30). */
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
      // Added later: the default keeps values stored before it valid.
      sound: z._default(z.string(), ''),
      captions: z.string(),
      captionSize: z.enum(['small', 'normal', 'large']),
      captionGround: z.enum(['shade', 'solid', 'none']),
      autoplayNext: z.boolean(),
      shortcuts: z.boolean(),
      resume: z.boolean(),
    }),
  }),
  /** Newest first. */
  positions: deviceKey({
    name: 'positions',
    store: 'localStorage',
    purpose: devicePurposes.positions,
    lifetime: days(90),
    schema: z.array(z.object({ id: z.number(), seconds: z.number(), length: z.number() })),
  }),
  /** Places that were reached in lists, by the key of the list; newest first. */
  playlistPlaces: deviceKey({
    name: 'playlistPlaces',
    store: 'localStorage',
    purpose: devicePurposes.playlistPlaces,
    lifetime: days(90),
    schema: z.array(
      z.object({
        list: z.string(),
        id: z.int(),
        dir: z.string().check(z.refine(isDir)),
        place: z.int(),
        total: z.int(),
        shuffle: z.string(),
      }),
    ),
  }),
  /** Newest first (R64). The history's own settings may expire an entry earlier. */
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
  /** Comments and messages that are being written, by their subject; newest first. */
  drafts: deviceKey({
    name: 'drafts',
    store: 'localStorage',
    purpose: devicePurposes.drafts,
    lifetime: days(7),
    schema: z.array(z.object({ of: z.string(), text: z.string() })),
  }),
  /** Details of uploads that are not saved yet, by upload id; newest first. */
  uploadDrafts: deviceKey({
    name: 'uploadDrafts',
    store: 'localStorage',
    purpose: devicePurposes.uploadDrafts,
    lifetime: days(7),
    schema: z.array(z.object({ of: z.int(), fields: z.record(z.string(), z.string()) })),
  }),
  /** Unsent input of forms, by form; newest first. Kept only in the tab, as a report can be about the visitor. */
  formDrafts: deviceKey({
    name: 'formDrafts',
    store: 'sessionStorage',
    purpose: devicePurposes.formDrafts,
    lifetime: days(1),
    schema: z.array(z.object({ of: z.string(), fields: z.record(z.string(), z.string()) })),
  }),
  /** Names of channels, newest first (R53). */
  hiddenChannels: deviceKey({
    name: 'hiddenChannels',
    store: 'localStorage',
    purpose: devicePurposes.hiddenChannels,
    lifetime: days(365),
    schema: z.array(z.string()),
  }),
  /** Words in titles and comments, newest first. */
  hiddenWords: deviceKey({
    name: 'hiddenWords',
    store: 'localStorage',
    purpose: devicePurposes.hiddenWords,
    lifetime: days(365),
    schema: z.array(z.string()),
  }),
  /** Newest first (R41). */
  searches: deviceKey({
    name: 'searches',
    store: 'localStorage',
    purpose: devicePurposes.searches,
    lifetime: days(90),
    schema: z.array(z.object({ title: z.string() })),
  }),
};
