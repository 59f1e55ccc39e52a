/** The API for tests: with the sample catalogue, a fake clock, and requests through the site's proxy. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mail } from '@afterglow/api/accounts/mail';
import { createMailer } from '@afterglow/api/accounts/mail';
import type { AppOptions } from '@afterglow/api/app';
import { createApp } from '@afterglow/api/app';
import type { Database } from '@afterglow/api/database/database';
import { wrapPglite } from '@afterglow/api/database/database';
import { withDiskSpaceCheck } from '@afterglow/api/database/diskSpace';
import { createSession } from '@afterglow/api/http/session';
import type { Settings } from '@afterglow/api/settings';
import { defaultSettings } from '@afterglow/api/settings';
import { catalogueDate } from '@afterglow/fixtures/data/catalogueDate';
import { sampleDatabase } from './catalogueTemplate.ts';

export interface RequestOptions extends RequestInit {
  /** Peer address of the socket. The default is the site's proxy; null for a request without a connection. */
  peer?: string | null;
  country?: string;
  /** A session cookie from `signIn`. */
  as?: string;
}

export interface TestApi {
  database: Database;
  settings: Settings;
  clock: { now: number };
  /** Sent mails, oldest first. */
  mails: Mail[];
  get: (path: string, options?: RequestOptions) => Promise<Response>;
  /** The app itself, for tests with a listening server. */
  app: Awaited<ReturnType<typeof createApp>>;
  /** Creates a session for a member and returns its cookie. */
  signIn: (userId: number) => Promise<string>;
  /** All routes of the API. */
  routes: { method: string; path: string }[];
  close: () => Promise<void>;
}

/**
 * @param hasSpace returns whether the disk has free space
 * @param open opens the database; the default is the sample catalogue in memory
 */
export async function createTestApi(
  overrides: Partial<Settings> = {},
  hasSpace: () => boolean = () => true,
  open: () => Promise<Database> = async () => wrapPglite(await sampleDatabase()),
  options: Pick<AppOptions, 'freeBytes'> = {},
): Promise<TestApi> {
  const database = withDiskSpaceCheck(await open(), hasSpace);
  const dataFolder = mkdtempSync(join(tmpdir(), 'afterglow-api-'));
  const clock = { now: catalogueDate };
  const mails: Mail[] = [];
  const settings: Settings = {
    ...defaultSettings,
    dataFolder,
    mediaStoreFolder: join(dataFolder, 'media'),
    inspectionWaitMs: 0,
    totalsTtlMs: 0,
    responseTtlMs: 0,
    captchaCost: { rounds: 1, tries: 2 },
    ...overrides,
  };
  const mailer = createMailer(
    database,
    async (mail) => void mails.push(mail),
    () => clock.now,
  );
  const app = await createApp({ database, settings, now: () => clock.now, mailer, ...options });
  return {
    database,
    settings,
    clock,
    mails,
    routes: app.routes,
    app,
    get: async (path, { peer = '127.0.0.1', country, as, ...init } = {}) => {
      const headers = new Headers(init.headers);
      if (as !== undefined) headers.append('Cookie', as);
      if (country !== undefined) headers.set(settings.countryHeader, country);
      // Only the peer's address is read from the socket.
      const connection = peer === null ? undefined : { incoming: { socket: { remoteAddress: peer } } };
      return app.request(path, { ...init, headers }, connection);
    },
    signIn: async (userId) =>
      `session=${await createSession(database, { userId, agent: 'a test', country: 'ca' }, clock.now)}`,
    close: async () => {
      await database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Returns the context of a moderator's commands. */
export const moderationContextOf = ({ database, settings, clock }: TestApi) => ({
  database,
  dataFolder: settings.dataFolder,
  publicOrigin: settings.publicOrigin,
  now: clock.now,
});
