import { createContext, useContext } from 'react';
import * as z from 'zod/mini';

/** What the page supplies (D12), from the script element `#page-config`. */
const configShape = z.object({
  user: z.nullable(z.object({ id: z.number(), name: z.string(), avatar: z.string(), ageVerified: z.boolean() })),
  country_code: z.string(),
  query: z.record(z.string(), z.string()),
  hidden_channels: z.array(z.string()),
  language: z.string(),
  publicOrigin: z.string(),
  /** Under `notice` no picture or clip is asked for until it is accepted. */
  gate: z.nullable(z.enum(['us', 'fr', 'de', 'other'])),
});
export type Config = z.output<typeof configShape>;

/** Reads the element's text; a page without it is broken, and says so. */
export function readConfig(text: string | null | undefined): Config {
  if (!text) throw new Error('The page came without #page-config. Reload it.');
  return z.parse(configShape, JSON.parse(text));
}

const ConfigContext = createContext<Config | null>(null);
export const ConfigProvider = ConfigContext.Provider;

export function useConfig(): Config {
  const config = useContext(ConfigContext);
  if (config === null) throw new Error('There is no page configuration above this component.');
  return config;
}
