import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { gracefulShutdown } from '@afterglow/operation/gracefulShutdown';
import { createMetrics, serveMetrics } from '@afterglow/operation/metrics';
import { observeRequests } from '@afterglow/operation/requests';
import { configureLog, logFailure, logNotice, logWarning } from '@afterglow/operation/log';
import { insecureNotice } from '@afterglow/operation/publicOrigin';
import { loadAgeSecret } from './ageSecret.ts';
import { ApiStartError, keepWorker, startApi, type ApiProcess } from '../runtime/server/apiProcess.ts';
import { apiProblem } from './apiHealth.ts';
import { withDemoPartners } from './demoPartners.ts';
import { expectFree } from '../runtime/server/listen.ts';
import { createRestartPauses } from '../runtime/server/restartPauses.ts';
import { productionProblems } from './production.ts';
import { readSettings, type Settings } from './settings.ts';

interface Started {
  server: Server;
  port: number;
}
type Start = (parts: {
  settings: Settings;
  apiOrigin: string;
  /** Starts the bundled API and its worker again, with their present sources; does nothing before another API. */
  replaceApi: () => void;
}) => Promise<Started>;

interface BundledApi {
  script: string;
  worker: string;
  execArgv: string[];
  mediaFolder: string;
  /** Whether its sources are watched: if it ends, a change of them starts it again. */
  watched: boolean;
}

/** The longest time that a timer can wait. */
const untilChanged = 2 ** 31 - 1;

/** Returns how long an API that has ended stays away; null for ever, and the site ends with it. */
function apiPauses({ watched }: BundledApi, { supervises }: Settings): () => number | null {
  if (watched) return () => untilChanged;
  return supervises ? createRestartPauses() : () => null;
}

/** Milliseconds in which an external API must respond, as it may be starting at the same time as the site. */
const apiTimeoutMs = 5_000;

/**
 * Milliseconds that each attempt gets at least, even the last one: what a slow API says is a better error than that it
 * is slow.
 */
const apiAttemptMs = 1_000;

async function refuseUnreachable(apiOrigin: string): Promise<void> {
  const deadline = Date.now() + apiTimeoutMs;
  for (;;) {
    const problem = await apiProblem(apiOrigin, Math.max(apiAttemptMs, deadline - Date.now()));
    if (problem === null) return;
    if (Date.now() + 500 > deadline)
      throw new Error(
        `The API at ${apiOrigin} ${problem}. Start it or correct API_ORIGIN; unset API_ORIGIN to use the API that comes along.`,
      );
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/**
 * Returns the API's settings that follow from the site's: it accepts requests only from the site, which tells it who
 * the client is.
 */
const settingsOfApi = (settings: Settings): Record<string, string> => ({
  HOST: '127.0.0.1',
  API_PORT: String(settings.apiPort),
  PUBLIC_ORIGIN: settings.publicOrigin,
  DATA_DIR: settings.dataDir,
  PROFILE: settings.profile,
  COUNTRY_HEADER: settings.countryHeader,
  DEFAULT_COUNTRY: settings.defaultCountry,
  TRUSTED_PROXIES: 'loopback',
  AGE_SECRET: loadAgeSecret(settings.dataDir),
});

/** Returns the metrics port of another process on this machine; their ports follow one after the other. */
const metricsPortOf = ({ metricsPort }: Settings, offset: number): Record<string, string> =>
  metricsPort === null ? {} : { METRICS_PORT: String(metricsPort === 0 ? 0 : metricsPort + offset) };

async function startMetrics(server: Server, { metricsPort, metricsHost }: Settings): Promise<void> {
  if (metricsPort === null) return;
  const metrics = createMetrics('site');
  observeRequests(server, metrics.countRequest);
  await serveMetrics(metrics, metricsPort, metricsHost);
}

/**
 * Rejects if a port is taken. If the data folder is in use, that is the better error to report, and the API knows which
 * process holds it.
 */
async function refuseTakenPorts({ dataDir, host, port, apiPort }: Settings): Promise<void> {
  if (existsSync(join(dataDir, 'database.lock'))) return;
  await expectFree(host, port, 'PORT');
  await expectFree('127.0.0.1', apiPort, 'API_PORT');
}

const addressOf = (host: string, port: number): string =>
  `http://${host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}/`;

/** Adds partners to a demo that runs on its own and is opened on this machine. */
const withPartners = (settings: Settings, mediaFolder: string): Settings | Promise<Settings> =>
  settings.demoPartners !== 'off' &&
  settings.profile === 'demo' &&
  settings.apiOrigin === null &&
  settings.host === '127.0.0.1' &&
  settings.site.brand.ads === null
    ? withDemoPartners(settings, mediaFolder)
    : settings;

/** Returns the settings of the environment, and logs as they say. Throws if they are not fit for production. */
async function prepare({ mediaFolder }: BundledApi): Promise<Settings> {
  const problems = productionProblems(process.env);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const settings = await withPartners(readSettings(process.env), mediaFolder);
  configureLog(settings, 'site');
  if (settings.insecureOrigin) logWarning(insecureNotice(settings));
  return settings;
}

/**
 * Starts the bundled API and its media worker if they are used, then the site; prints the URL; stops all of them
 * together. Reports every failure in one sentence.
 */
export async function run(start: Start, api: BundledApi): Promise<void> {
  let bundledApi: ApiProcess | null = null;
  let worker: Omit<ApiProcess, 'origin'> | null = null;
  try {
    const settings = await prepare(api);
    if (settings.apiOrigin === null) {
      await refuseTakenPorts(settings);
      const env = settingsOfApi(settings);
      const { script, execArgv } = api;
      bundledApi = await startApi(
        { script, execArgv, env: { ...env, ...metricsPortOf(settings, 1) } },
        apiPauses(api, settings),
      );
      worker = keepWorker({ script: api.worker, execArgv, env: { ...env, ...metricsPortOf(settings, 2) } });
    } else await refuseUnreachable(settings.apiOrigin);
    const started = [bundledApi, worker];
    const { server, port } = await start({
      settings,
      apiOrigin: bundledApi?.origin ?? settings.apiOrigin ?? '',
      replaceApi: () => {
        for (const one of started) one?.replace();
      },
    });
    await startMetrics(server, settings);
    // First, as whoever reads the address may stop the site at once.
    shutDownTogether(server, bundledApi, worker, settings.supervises);
    logNotice(
      `Afterglow: ${addressOf(settings.host, port)}${settings.apiOrigin === null ? '' : ` before ${settings.apiOrigin}`}`,
    );
  } catch (error) {
    if (!(error instanceof ApiStartError)) console.error(error instanceof Error ? error.message : String(error));
    // The data folder must be released before the process exits, so that it can be restarted at once.
    await worker?.end();
    await bundledApi?.end();
    process.exit(1);
  }
}

const restartHint = 'Start it again; lines above this one say what happened, if anything is known.';

/**
 * Stops the site before its API, so that requests in flight still get their answers. If the API exits for good, the
 * site stops, too.
 */
function shutDownTogether(
  server: Server,
  bundledApi: ApiProcess | null,
  worker: Pick<ApiProcess, 'end'> | null,
  supervises: boolean,
): void {
  let ending = false;
  const end = async () => {
    ending = true;
    // The worker gives its job back to the API.
    await Promise.all([gracefulShutdown(server), worker?.end()]);
    await bundledApi?.end();
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());
  void bundledApi?.ended.then(async () => {
    if (ending) return;
    await worker?.end();
    logFailure(
      supervises
        ? `The API has ended for the sixth time within ten minutes, so the site ends too. ${restartHint}`
        : `The API has ended, so the site ends too. ${restartHint}`,
    );
    process.exit(1);
  });
}
