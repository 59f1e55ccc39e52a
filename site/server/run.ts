import type { Server } from 'node:http';
import { brand, placeholders } from '@afterglow/design-system/brand';
import { ageSecretIn } from './ageSecret.ts';
import { ApiSilence, startApi } from './apiProcess.ts';
import { readSettings, type Settings } from './settings.ts';

interface Started {
  server: Server;
  port: number;
}
type Start = (parts: { settings: Settings; apiOrigin: string }) => Promise<Started>;

/** What production may not be started without. */
function refuseUnfinished({ profile }: Settings): void {
  if (profile !== 'production') return;
  const unfilled = placeholders(brand);
  if (unfilled.length > 0) {
    throw new Error(`design-system/brand.ts still has placeholders, and a public site must not: ${unfilled.join(', ')}. Fill them in, build again and start again.`);
  }
  if (!process.env['PUBLIC_ORIGIN']) throw new Error('PROFILE=production needs PUBLIC_ORIGIN, the address visitors type, such as https://example.org.');
}

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });

/** Starts the API where it is ours, then the site; says where; ends both together. Every failure is one sentence. */
export async function run(start: Start, api: { script: string; execArgv: string[] }): Promise<void> {
  try {
    const settings = readSettings(process.env);
    refuseUnfinished(settings);
    const ours = settings.apiOrigin === null
      ? await startApi(api.script, api.execArgv, {
          API_PORT: String(settings.apiPort),
          PUBLIC_ORIGIN: settings.publicOrigin,
          DATA_DIR: settings.dataDir,
          PROFILE: settings.profile,
          DEFAULT_COUNTRY: settings.defaultCountry,
          AGE_SECRET: ageSecretIn(settings.dataDir),
        })
      : null;
    const { server, port } = await start({ settings, apiOrigin: ours?.origin ?? settings.apiOrigin ?? '' });
    const name = settings.host === '127.0.0.1' ? 'localhost' : settings.host;
    console.log(`Afterglow: http://${name}:${port}/${settings.apiOrigin === null ? '' : ` before ${settings.apiOrigin}`}`);
    const end = async () => {
      await stop(server);
      ours?.child.kill('SIGTERM');
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());
    ours?.child.once('exit', (code) => {
      if (code !== 0 && code !== null) console.error('The API ended unexpectedly, so the site ends too. Start it again; the lines above say what happened.');
      server.closeAllConnections();
      server.close();
      process.exitCode = code ?? 0;
    });
  } catch (error) {
    if (!(error instanceof ApiSilence)) console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
