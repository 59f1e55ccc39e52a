import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseCountryHeader, parseDefaultCountry } from '@afterglow/fixtures/contract/country';
import type { Policy } from '@afterglow/fixtures/contract/gate';
import { defaultPolicy, parsePolicy } from '@afterglow/fixtures/contract/policy';
import { parseTrustedProxies, type TrustsProxy } from '@afterglow/fixtures/contract/proxies';
import { loadSite, type Site } from './siteFile.ts';
import { parseOrigin, readPublicOrigin, type PublicOrigin } from '@afterglow/fixtures/contract/publicOrigin';

export interface Settings extends PublicOrigin {
  profile: 'demo' | 'production';
  host: string;
  port: number;
  apiPort: number;
  /** URL of the API; null starts the bundled one. */
  apiOrigin: string | null;
  /** Hosts besides our own from which images and clips may be loaded. */
  mediaHosts: string[];
  countryHeader: string;
  /** The country of a visitor for whom no trusted proxy supplies one; empty is unknown. */
  defaultCountry: string;
  trustsProxy: TrustsProxy;
  policy: Policy;
  site: Site;
  dataDir: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const port = (env: Environment, name: string, otherwise: number): number => {
  const text = env[name] ?? '';
  if (text === '') return otherwise;
  const number = Number(text);
  if (!/^\d{1,5}$/.test(text) || number > 65_535)
    throw new Error(`${name} is "${text}", which is no port. Use a number from 0 to 65535.`);
  return number;
};

const policyOf = (file: string | undefined): Policy => {
  if (!file) return defaultPolicy;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(
      `The policy file ${file} cannot be read. Correct POLICY_FILE, or unset it to use the default policy.`,
    );
  }
  return parsePolicy(text, file);
};

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
  const profile = env['PROFILE'] ?? 'demo';
  if (profile !== 'demo' && profile !== 'production')
    throw new Error(`PROFILE is "${profile}". Use demo or production.`);
  const sitePort = port(env, 'PORT', 3000);
  const policy = policyOf(env['POLICY_FILE']);
  return {
    profile,
    host: env['HOST'] || '127.0.0.1',
    port: sitePort,
    apiPort: port(env, 'API_PORT', 3001),
    apiOrigin: env['API_ORIGIN'] ? parseOrigin('API_ORIGIN', env['API_ORIGIN']) : null,
    ...readPublicOrigin(env, profile === 'production', `http://localhost:${sitePort}`),
    mediaHosts: mediaHostsOf(env['MEDIA_HOSTS'] ?? ''),
    countryHeader: parseCountryHeader(env['COUNTRY_HEADER'] || 'x-country'),
    defaultCountry: parseDefaultCountry(env['DEFAULT_COUNTRY'] ?? (profile === 'demo' ? 'ca' : '')),
    trustsProxy: parseTrustedProxies(env['TRUSTED_PROXIES'] ?? 'loopback'),
    policy,
    site: loadSite(env['SITE_FILE']),
    dataDir: resolve(env['DATA_DIR'] || '.data'),
  };
}
