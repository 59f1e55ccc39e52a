import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseOrigin } from '@afterglow/fixtures/contract/publicOrigin';
import {
  parseChoice,
  parseCount,
  parsePort,
  readSharedSettings,
  setting,
  type Environment,
  type SharedSettings,
} from '@afterglow/fixtures/contract/settings';
import { loadSite, type Site } from './siteFile.ts';

export interface Settings extends SharedSettings {
  port: number;
  apiPort: number;
  /** Requests that the site answers at a time. */
  maxRequests: number;
  /** URL of the API; null starts the bundled one. */
  apiOrigin: string | null;
  /** Hosts besides our own from which images and clips may be loaded. */
  mediaHosts: string[];
  /** `native` keeps the browser's own video controls on every page. */
  player: 'own' | 'native';
  site: Site;
  dataDir: string;
}

/** A host in content security policy syntax: the setting is inserted into the policy verbatim. */
const mediaHost = /^(https?:\/\/)?(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;

const mediaHostsOf = (text: string): string[] => {
  const hosts = text.split(/[\s,]+/).filter(Boolean);
  const wrong = hosts.find((host) => !mediaHost.test(host));
  if (wrong !== undefined)
    throw new Error(
      `MEDIA_HOSTS holds "${wrong}", which is no host. Write hosts such as media.example.org or https://*.example.org, without a path, with spaces between.`,
    );
  return hosts;
};

/** Settings from the environment; throws a sentence that names the invalid one and its valid values. */
export function readSettings(env: Environment): Settings {
  const port = parsePort(env, 'PORT', 3000);
  const apiOrigin = setting(env, 'API_ORIGIN');
  return {
    ...readSharedSettings(env, {
      publicOrigin: `http://localhost:${port}`,
      readFile: (path) => readFileSync(path, 'utf8'),
    }),
    port,
    maxRequests: parseCount(env, 'MAX_REQUESTS', 200, 1),
    apiPort: parsePort(env, 'API_PORT', 3001),
    apiOrigin: apiOrigin === undefined ? null : parseOrigin('API_ORIGIN', apiOrigin),
    mediaHosts: mediaHostsOf(env['MEDIA_HOSTS'] ?? ''),
    player: parseChoice('PLAYER', setting(env, 'PLAYER') ?? 'own', ['own', 'native']),
    site: loadSite(setting(env, 'SITE_FILE')),
    dataDir: resolve(setting(env, 'DATA_DIR') ?? '.data'),
  };
}
