/** Prometheus reads metrics line by line: the value of a label must not end a line. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMetrics } from '@afterglow/operation/metrics';
import { noRoute, shedRoute } from '@afterglow/operation/requests';

const finished = { id: 'x', method: 'GET', status: 200, ms: 30, bytes: 1, aborted: false };

/** Reads the value of a label as Prometheus does: a backslash escapes a backslash, a quote and a newline. */
const readLabel = (text: string): string =>
  text.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));

test('a label is one label of one line, whatever it says', async () => {
  const piece = fc.constantFrom(
    ...['\\', '"', '\n', '\r', '\r\n', '\\n', '\\"', '{', '}', ',', '=', '# HELP x', ' 1', 'ä'],
  );
  const label = fc
    .array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 })
    .map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(label, { maxLength: 4 }), async (routes) => {
      const metrics = createMetrics('api');
      for (const route of routes) metrics.countRequest({ ...finished, route });
      const text = await metrics.registry.getSingleMetricAsString('http_requests_total');
      const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
      const read = lines.map((line) => {
        const found = /^http_requests_total\{route="((?:[^"\\]|\\["\\n])*)",status="2xx",process="api"\} 1$/.exec(line);
        return found === null ? line : readLabel(found[1] ?? '');
      });
      expect(read.toSorted()).toEqual(routes.toSorted());
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['video/VideoPage', 'pages', 'video'],
  ['/api/videos/:page', 'calls', 'calls'],
  ['/get_file/:path', 'media', 'media'],
  ['/favicon.svg', 'files', 'files'],
  [noRoute, noRoute, noRoute],
  // Refusals under load take no time. Counted among pages, they would make these look fast.
  [shedRoute, shedRoute, shedRoute],
])('a request for %s counts as %s, and on the site as %s', async (route, group, counted) => {
  const metrics = createMetrics('site');
  metrics.countRequest({ ...finished, route });
  const text = await metrics.registry.metrics();
  expect(text).toContain(`http_request_duration_seconds_count{process="site",group="${group}"} 1`);
  expect(text).toContain(`http_requests_total{route="${counted}",status="2xx",process="site"} 1`);
});
