/** What Prometheus is told: requests by route, the queue, jobs, and the process itself. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiMetrics, startMetrics, workerMetrics } from '../../fixtures/api/metrics.ts';
import { serveMetrics } from '../../fixtures/contract/operation/metrics.ts';
import { enqueueJob } from '../../fixtures/api/uploads/jobs.ts';
import { uploads } from '../../fixtures/api/schema/uploads.ts';
import { fullMembers } from '../../fixtures/data/members.ts';
import { closeServer, listen } from '../tools/server.ts';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const finished = { id: 'x', route: 'VideoPage', status: 200, ms: 30, bytes: 1, aborted: false };

test('requests are counted by route and status, and invented methods are not told apart', async () => {
  const metrics = apiMetrics(api.database);
  for (const method of ['GET', 'PROPFIND', 'LINK']) metrics.countRequest({ ...finished, method });
  const server = await serveMetrics(metrics, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await response.text();
  expect([response.status, (await fetch(`http://127.0.0.1:${port}/`)).status]).toEqual([200, 404]);
  await closeServer(server);
  expect(text).toContain(
    'http_request_duration_seconds_bucket{le="0.05",process="api",method="GET",route="VideoPage",status="200"} 1',
  );
  expect(text).toContain(
    'http_request_duration_seconds_count{process="api",method="other",route="VideoPage",status="200"} 2',
  );
  expect(text).toContain('nodejs_eventloop_lag_seconds{process="api"}');
});

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
