/** Loaded before the API: tells on a port of its own what is on the heap after collection, in bytes. Needs --expose-gc. */
import { createServer } from 'node:http';

createServer((_, response) => {
  // Twice: what the first one finds unreachable may have held something that the second one frees.
  globalThis.gc?.();
  globalThis.gc?.();
  response.end(String(process.memoryUsage().heapUsed));
})
  .listen(Number(process.env['HEAP_PORT']), '127.0.0.1')
  .unref();
