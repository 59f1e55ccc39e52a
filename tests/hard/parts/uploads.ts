/** Ten uploads of 200 MB at once, by a client that is not ours: no fault, and little memory. */
import { Upload } from 'tus-js-client';
import { tusPath } from '@afterglow/contract/endpoints/content';
import { makeMp4 } from '../../api/uploadRequests.ts';
import { startHardSite, type HardSite } from '../hardSite.ts';
import type { OpenPart, Part } from '../part.ts';

const uploadCount = 10;
const megabyte = 1024 * 1024;
const uploadBytes = 200 * megabyte;
const growthLimit = 150;
const chunkBytes = 20 * megabyte;
const sampleMs = 100;

const send = (site: HardSite, cookie: string, file: Buffer, name: string): Promise<string | null> =>
  new Promise((resolve) => {
    new Upload(file, {
      endpoint: `http://127.0.0.1:${site.apiPort}${tusPath}`,
      headers: { Cookie: cookie, Origin: `http://localhost:${site.port}` },
      metadata: { filename: name, filetype: 'video/mp4', duration: '754.5' },
      chunkSize: chunkBytes,
      retryDelays: [0, 500, 1_000],
      onSuccess: () => resolve(null),
      onError: (error) => resolve(`${name} was not taken: ${error.message}`),
    }).start();
  });

async function open(): Promise<OpenPart> {
  const site = await startHardSite({ OPEN_UPLOADS: '100', UPLOADS_PER_DAY: '1000' });
  return {
    async round(seed) {
      const cookie = (await site.signIn()).join('=');
      // All uploads send the same bytes, so that this process does not need two gigabytes itself.
      const file = makeMp4(uploadBytes, seed);
      const before = site.memory();
      let peak = before;
      const watch = setInterval(() => (peak = Math.max(peak, site.memory())), sampleMs);
      const sent = await Promise.all(
        Array.from({ length: uploadCount }, (_, at) => send(site, cookie, file, `film${seed}x${at}.mp4`)),
      );
      clearInterval(watch);
      const grown = peak - before;
      const found = [...sent, site.exited()].filter((fault) => fault !== null);
      if (grown > growthLimit) found.push(`Memory grew by ${grown.toFixed(0)} MB.`);
      return { tried: uploadCount, found };
    },
    async close() {
      await site.end();
      return [];
    },
  };
}

export const uploads: Part = {
  unit: 'uploads of 200 MB',
  goal: `all taken, memory within ${growthLimit} MB`,
  rounds: 1,
  open,
};
