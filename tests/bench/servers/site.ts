import { freePort } from '../../tools/freePort.ts';
import { startNode, type StartedServer } from './startNode.ts';

interface SiteOptions {
  publicOrigin?: string | null;
  /** Arguments of Node that precede the script. */
  nodeArgs?: readonly string[];
  /** Further environment variables. */
  settings?: Readonly<Record<string, string>>;
}

/** Starts the built site like `npm start`, on free ports. */
export async function startSite(
  script: string,
  dataDir: string,
  { publicOrigin = null, nodeArgs = [], settings = {} }: SiteOptions = {},
): Promise<StartedServer> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = {
    PORT: String(port),
    API_PORT: String(apiPort),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: publicOrigin ?? `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    PROFILE: 'demo',
    DATABASE_URL: '',
    API_ORIGIN: '',
    ...settings,
  };
  return startNode([...nodeArgs, script], env, 'The site');
}
