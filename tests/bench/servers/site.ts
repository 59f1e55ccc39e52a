import { freePort } from './ports.ts';
import { startNode, type StartedServer } from './startNode.ts';

/** The built site as `npm start` runs it, on free ports and with a data folder of its own. */
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

/** Asks for a page until its answer comes from what the server keeps. Throws where it is no good page. */
export async function warmUp(address: string, times = 3): Promise<void> {
  for (let round = 0; round < times; round++) {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${new URL(address).pathname} answers ${answer.status}, so it cannot be measured.`);
  }
}
