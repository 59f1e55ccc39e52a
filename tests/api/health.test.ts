/** Requests of load balancers and supervisors: whether the API runs, and whether it can serve requests. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApi } from './testApi.ts';

test('an API that can serve says so to anybody, whatever the gate says of their country', async () => {
  const api = await createTestApi();
  for (const path of ['/healthz', '/readyz']) {
    const response = await api.get(path, { peer: '203.0.113.9', country: 'de' });
    expect([response.status, await response.text(), response.headers.get('cache-control')], path).toEqual([
      200,
      'ok',
      'no-store',
    ]);
    expect(response.headers.get('rating'), path).toBe('RTA-5042-1996-1400-1577-RTA');
  }
  await api.close();
});

test('an API whose database lacks a migration runs, but is not ready', async () => {
  const api = await createTestApi();
  await api.database.execute(
    sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  const response = await api.get('/readyz');
  expect([response.status, await response.text()]).toEqual([503, 'The database lacks migrations of this version.']);
  expect((await api.get('/healthz')).status).toBe(200);
  await api.close();
});

test('an API whose database is gone runs, but is not ready', async () => {
  const api = await createTestApi();
  await api.close();
  const response = await api.get('/readyz');
  expect([response.status, await response.text()]).toEqual([503, 'The database does not answer.']);
  expect((await api.get('/healthz')).status).toBe(200);
});
