/** Preloaded into a server. Serves the memory in bytes after garbage collection. Needs --expose-gc. */
import { createServer } from 'node:http';

createServer((_, response) => {
  // Runs twice, because finalizers of the first run may release more memory.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  response.end(JSON.stringify({ heapUsed, external, rss }));
})
  .listen(Number(process.env['HEAP_PORT']), '127.0.0.1')
  .unref();
