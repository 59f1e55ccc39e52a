import { freePort } from './ports.ts';
import { startNode, type StartedServer } from './startNode.ts';

/** Starts the built site like `npm start`, on free ports. */
export async function startSite(script: string, dataDir: string): Promise<StartedServer> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = {
    PORT: String(port),
    API_PORT: String(apiPort),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    PROFILE: 'demo',
    DATABASE_URL: '',
    API_ORIGIN: '',
  };
  return startNode([script], env, 'The site');
}

/** Requests a page repeatedly to warm the page cache. Throws if it fails. */
export async function warmUp(address: string, times = 3): Promise<void> {
  for (let round = 0; round < times; round++) {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${new URL(address).pathname} answers ${answer.status}, so it cannot be measured.`);
  }
}
