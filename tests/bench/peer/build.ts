import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { floorFolder, type Baseline } from '../baseline/build.ts';
import { benchFolder } from '../paths.ts';
import type { Certificate } from '../servers/certificate.ts';
import { startScript } from '../servers/script.ts';
import { serve, type ServedSite } from '../servers/served.ts';
import { firstVideo, peerAnswers } from './answers.ts';

/** Another video front end, whose API is a stub with the content of the baseline's pages. */
export interface Peer {
  server: ServedSite;
  list: string;
  video: string;
}

const folder = join(benchFolder, 'peer');

/** Serves a built client of Piped with static answers in place of its API, on the server of the baseline. */
export async function buildPeer(
  client: string,
  { listPage, videoPage }: Baseline,
  certificate: Certificate | null,
): Promise<Peer> {
  if (!existsSync(join(client, 'index.html')))
    throw new Error(`${client} has no index.html. Pass the folder of a built client of Piped.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(client, folder, { recursive: true, filter: (path) => !path.endsWith('.map') });
  cpSync(join(floorFolder, 'media'), join(folder, 'media'), { recursive: true });
  for (const [path, answer] of Object.entries(peerAnswers(listPage, videoPage))) {
    const file = join(folder, 'api', `${path}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(answer));
  }
  const script = join(import.meta.dirname, '../baseline/staticServer.ts');
  const server = await serve(() => startScript(script, folder), certificate);
  const at = (path: string): string => server.origin + path;
  return { server, list: at('/trending'), video: at(`/watch?v=${firstVideo}`) };
}
