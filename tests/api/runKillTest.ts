/** `npm run kill [-- 50]`: runs kill.test.ts with many kills. */
import { join } from 'node:path';
import { startVitest } from 'vitest/node';

process.env['KILLS'] = process.argv[2] ?? '50';
const run = await startVitest('test', ['tests/api/kill.test.ts'], {
  config: join(import.meta.dirname, '../vitest.config.ts'),
  watch: false,
  reporters: ['default'],
});
await run.close();
