import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Brand } from '@afterglow/contract/brand';
import { readBucketAddress } from '@afterglow/operation/bucketAddress';
import { isWebAddress } from '@afterglow/contract/modelsFeed';
import { parseOrigin } from '@afterglow/operation/publicOrigin';
import {
  parseChoice,
  parseCount,
  parseTestCount,
  parsePort,
  readSharedSettings,
  setting,
  type Environment,
  type SharedSettings,
} from '@afterglow/operation/settings';
import { loadSite, type Site } from './siteFile.ts';

export interface Settings extends SharedSettings {
  port: number;
  apiPort: number;
  /** The most requests that the site answers at a time. */
  maxRequests: number;
  /** URL of the API; null starts the bundled one. */
  apiOrigin: string | null;
  /** Whether the bundled API is used. */
  apiIsBundled: boolean;
  /** Hosts besides our own from which images and clips may be loaded. */
  mediaHosts: string[];
  /** Hosts of the frames and pictures in the site file's advertisements. */
  adHosts: string[];
  /** Hosts that visits are reported to. */
  analyticsHosts: string[];
  /** URL at which a partner lists the models that it advertises; null for none. */
  feedUrl: string | null;
  /** `native` keeps the browser's own video controls on every page. */
  player: 'own' | 'native';
  /**
   * Whether a demo shows advertisements and counts visits, with partners of its own; with `frame`, the banner is a
   * page.
   */
  demoPartners: 'on' | 'frame' | 'off';
  site: Site;
  dataDir: string;
  /**
   * Whether an API that dies is started again; if not, the site ends with it, for its supervisor to start both again.
   */
  supervises: boolean;
  /** For tests only: milliseconds that a document waits for secondary content; null everywhere else. */
  testDocumentWaitMs: number | null;
}

/** A host in content security policy syntax: the setting is inserted into the policy verbatim. */
const mediaHost = /^(https?:\/\/)?(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;

const hostsOf = (env: Environment, name: string): string[] => {
  const hosts = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = hosts.find((host) => !mediaHost.test(host));
  if (wrong !== undefined)
    throw new Error(
      `${name} holds "${wrong}", which is no host. Write hosts such as media.example.org or https://*.example.org, without a path, with spaces between.`,
    );
  return hosts;
};

const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]))),
];

/** Returns the origins of the site file's advertisements. */
export const adOrigins = ({ ads, promo }: Brand): string[] =>
  originsOf([...Object.values(ads ?? {}), ...(promo ? [promo.desktop, promo.mobile] : [])]);

/** Returns the origins of the site file's services that count visits. */
export const analyticsOrigins = ({ analytics }: Brand): string[] =>
  originsOf((analytics?.services ?? []).map(({ address }) => address));

/** Returns the hosts of MEDIA_HOSTS and that of the bundled API's bucket, which need not be named a second time. */
const mediaHostsOf = (env: Environment): string[] => {
  const bucket = readBucketAddress(env);
  return [...new Set([...hostsOf(env, 'MEDIA_HOSTS'), ...originsOf([bucket?.publicUrl])])];
};

function feedAddress(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (isWebAddress(value)) return value;
  throw new Error(
    `FEED_URL is "${value}", which is no web address. Write the whole of it, such as https://partner.example/models.json, or unset it for none.`,
  );
}

const withFeed = (site: Site, feedUrl: string | null): Site => ({
  ...site,
  brand: { ...site.brand, modelsFeed: feedUrl !== null },
});

/**
 * Reads the settings from the environment.
 * @throws a sentence that names the invalid setting and its valid values
 */
export function readSettings(env: Environment): Settings {
  const port = parsePort(env, 'PORT', 3000);
  const apiOrigin = setting(env, 'API_ORIGIN');
  const site = loadSite(setting(env, 'SITE_FILE'));
  const feedUrl = feedAddress(setting(env, 'FEED_URL'));
  const shared = readSharedSettings(env, {
    publicOrigin: `http://localhost:${port}`,
    readFile: (path) => readFileSync(path, 'utf8'),
  });
  return {
    ...shared,
    port,
    maxRequests: parseCount(env, 'MAX_REQUESTS', 200, 1),
    apiPort: parsePort(env, 'API_PORT', 3001),
    apiOrigin: apiOrigin === undefined ? null : parseOrigin('API_ORIGIN', apiOrigin),
    apiIsBundled: apiOrigin === undefined,
    mediaHosts: mediaHostsOf(env),
    adHosts: [...new Set([...adOrigins(site.brand), ...hostsOf(env, 'AD_HOSTS')])],
    analyticsHosts: [...new Set([...analyticsOrigins(site.brand), ...hostsOf(env, 'ANALYTICS_HOSTS')])],
    demoPartners: parseChoice('DEMO_PARTNERS', setting(env, 'DEMO_PARTNERS') ?? 'on', ['on', 'frame', 'off']),
    player: parseChoice('PLAYER', setting(env, 'PLAYER') ?? 'own', ['own', 'native']),
    feedUrl,
    site: withFeed(site, feedUrl),
    dataDir: resolve(setting(env, 'DATA_DIR') ?? '.data'),
    supervises: parseChoice('SUPERVISE', setting(env, 'SUPERVISE') ?? 'no', ['yes', 'no']) === 'yes',
    testDocumentWaitMs: parseTestCount(env, 'TEST_DOCUMENT_WAIT_MS', shared.profile, 'pages would come late'),
  };
}
