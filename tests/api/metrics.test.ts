/** Metrics for Prometheus: requests by route, the queue, jobs, and the process itself. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiMetrics, startMetrics, workerMetrics } from '@afterglow/api/metrics';
import { calls } from '@afterglow/contract/calls';
import { createMetrics, serveMetrics } from '@afterglow/operation/metrics';
import { noRoute, shedRoute } from '@afterglow/operation/requests';
import { enqueueJob } from '@afterglow/api/uploads/jobs';
import { uploads } from '@afterglow/api/schema/uploads';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { testSite } from '../site/testSite.ts';
import { files } from '../tools/repository.ts';
import { closeServer, listen } from '../tools/server.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const finished = { id: 'x', method: 'GET', route: 'video/VideoPage', status: 200, ms: 30, bytes: 1, aborted: false };

test('requests are counted by route and kind of status, and their durations by kind of route', async () => {
  const metrics = apiMetrics(api.database);
  for (const status of [200, 206, 404, 499]) metrics.countRequest({ ...finished, status });
  metrics.countRequest({ ...finished, route: '/api/json/videos2/:s4' });
  const server = await serveMetrics(metrics, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await response.text();
  expect([response.status, (await fetch(`http://127.0.0.1:${port}/`)).status]).toEqual([200, 404]);
  await closeServer(server);
  expect(text.match(/^http_requests_total\{.*$/gm)).toEqual([
    'http_requests_total{route="video/VideoPage",status="2xx",process="api"} 2',
    'http_requests_total{route="video/VideoPage",status="4xx",process="api"} 1',
    'http_requests_total{route="video/VideoPage",status="499",process="api"} 1',
    'http_requests_total{route="/api/json/videos2/:s4",status="2xx",process="api"} 1',
  ]);
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.05",process="api",group="pages"} 4');
  expect(text).toContain('http_request_duration_seconds_count{process="api",group="data"} 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds{process="api"}');
});

/** Each kind of garbage collection has its own lines after its first run. */
const collectionLines = 40;
const statuses = [200, 304, 404, 499, 503];

test.each([
  ['api', () => [noRoute, shedRoute, ...api.routes.map(({ path }) => path)]],
  [
    'site',
    () => [
      ...[noRoute, shedRoute, ...testSite().site.routes.map(({ path }) => path)],
      ...files('site/pages/**/*Page.tsx').map((path) => path.replace(/^site\/pages\/|\.tsx$/g, '')),
      ...Object.values(calls).map(({ pattern }) => pattern.split('?')[0] ?? ''),
    ],
  ],
] as const)(
  'a scrape of the %s has 600 lines at most when every route has been answered in every way',
  async (name, routes) => {
    const metrics = name === 'api' ? apiMetrics(api.database) : createMetrics('site');
    for (const route of routes()) for (const status of statuses) metrics.countRequest({ ...finished, route, status });
    const lines = (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => !line.startsWith('nodejs_gc_duration'));
    expect(lines.length + collectionLines).toBeLessThanOrEqual(600);
  },
);

test('the queue is counted by kind and state', async () => {
  const metrics = apiMetrics(api.database);
  const jobs = async () => (await metrics.registry.metrics()).match(/^media_jobs\{.*$/gm);
  expect(await jobs()).toContain('media_jobs{kind="inspect",state="queued",process="api"} 0');
  const [upload] = await api.database
    .insert(uploads)
    .values({
      userId: fullMembers.own.id,
      key: 'metrics',
      fileName: 'evening.mp4',
      state: 'processing',
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    .returning({ id: uploads.id });
  await enqueueJob(api.database, upload?.id ?? 0, 'inspect', 0);
  expect(await jobs()).toContain('media_jobs{kind="inspect",state="queued",process="api"} 1');
});

test('a database that is away hides its own figures only', async () => {
  const away = await createTestApi();
  await away.close();
  const text = await apiMetrics(away.database).registry.metrics();
  expect(text).toContain('nodejs_eventloop_lag_seconds{process="api"}');
  expect(text).not.toContain('media_jobs{');
});

test('a job is counted with its duration and outcome', async () => {
  const metrics = workerMetrics();
  metrics.countJob({ kind: 'encode', outcome: 'failed', seconds: 20 });
  expect(await metrics.registry.metrics()).toContain(
    'media_job_duration_seconds_sum{process="worker",kind="encode",outcome="failed"} 20',
  );
});

test('a port in use is reported in one sentence, and without a port nothing is served', async () => {
  const other = createServer();
  const metricsPort = await listen(other);
  const metrics = workerMetrics();
  await expect(startMetrics(metrics, { metricsPort, metricsHost: '127.0.0.1' })).rejects.toThrow(
    /^Metrics cannot be served on 127\.0\.0\.1:\d+ \(.+\)\. Correct METRICS_PORT or METRICS_HOST, or unset METRICS_PORT\.$/,
  );
  await closeServer(other);
  await startMetrics(metrics, { metricsPort: null, metricsHost: '127.0.0.1' });
});
