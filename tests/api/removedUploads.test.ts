/** Files of removed uploads, in a store that cannot remove some of them. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { removedUploads } from '@afterglow/api/schema/uploads';
import { createFolderStore } from '@afterglow/api/uploads/mediaStore';
import { removeFilesOfRemoved } from '@afterglow/api/uploads/removedUploads';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const keysLeft = async (): Promise<string[]> =>
  (await api.database.select().from(removedUploads).orderBy(removedUploads.key)).map(({ key }) => key);

/** Returns the store, which refuses to remove the files of some keys, and the keys it was asked for. */
function storeThatKeeps(isKept: (prefix: string) => boolean) {
  const asked: string[] = [];
  const remove = async (prefix: string): Promise<void> => {
    asked.push(prefix);
    if (isKept(prefix)) throw new Error('This object is locked.');
  };
  return { asked, store: { ...createFolderStore(api.settings.mediaStoreFolder), remove } };
}

test('keys that cannot be removed hold back no others for ever', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const keys = Array.from({ length: 12 }, (_, at) => `k${at + 10}`);
  await api.database.insert(removedUploads).values(keys.map((key) => ({ key })));
  const away = storeThatKeeps(() => true);
  await removeFilesOfRemoved(api.database, away.store);
  expect([away.asked.length, await keysLeft()]).toEqual([3, keys]);
  // The first four in the order of the table.
  const locked = storeThatKeeps((prefix) => /k1[0-3]/.test(prefix));
  for (let run = 0; run < 200 && (await keysLeft()).length > 4; run += 1)
    await removeFilesOfRemoved(api.database, locked.store);
  expect(await keysLeft()).toEqual(['k10', 'k11', 'k12', 'k13']);
});
