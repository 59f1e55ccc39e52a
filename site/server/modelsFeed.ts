import { createHash } from 'node:crypto';
import { modelsFeedPath, parseModelsFeed, type AffiliateModel } from '@afterglow/contract/modelsFeed';
import { refuseRedirect } from '@afterglow/operation/refuseRedirect';
import { jsonUpTo } from '../runtime/data/read.ts';
import type { SiteTimes } from './times.ts';

/** The most bytes of an answer, and the milliseconds that answers and failures are kept. */
const limits = { bytes: 256 * 1024, keptMs: 5 * 60_000, keptFailureMs: 30_000 };

/** No SVG: opened by itself, it would be a document of the site's own origin. */
const pictureTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

interface FeedPicture {
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

export interface ModelsFeed {
  /** Returns the models, with pictures at addresses of this site; null while the partner does not answer. */
  models: () => Promise<readonly AffiliateModel[] | null>;
  /**
   * Returns a picture of the current feed; null for any other name, so that nobody can make the site fetch what they
   * like.
   */
  picture: (name: string) => Promise<FeedPicture | null>;
}

async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > limits.bytes) throw new Error(`an answer has more than ${limits.bytes} bytes`);
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

/** Requests the partner's URL without anything about a visitor: no address, no cookie, no referrer. */
async function ask(url: string, answerMs: number): Promise<Response> {
  const signal = AbortSignal.timeout(answerMs);
  const response = await fetch(url, { redirect: 'manual', signal }).then(refuseRedirect);
  if (response.ok) return response;
  await response.body?.cancel();
  throw new Error(`${new URL(url).host} answered ${response.status}`);
}

async function askPicture(address: string, answerMs: number): Promise<FeedPicture> {
  const response = await ask(address, answerMs);
  const type = (response.headers.get('content-type') ?? '').split(';', 1).join('').trim().toLowerCase();
  if (pictureTypes.has(type)) return { type, body: await bytesOf(response) };
  await response.body?.cancel();
  throw new Error(`${new URL(address).host} sent something else than a picture`);
}

/**
 * Returns a function that loads once for all callers that wait. An answer is kept for a while, and a failure shortly,
 * because the partner is busy then.
 */
function kept<Value>(load: () => Promise<Value>, onFailure: (error: unknown) => void): () => Promise<Value | null> {
  let [value, until]: [Promise<Value | null> | null, number] = [null, 0];
  return () => {
    if (value !== null && Date.now() < until) return value;
    until = Date.now() + limits.keptMs;
    const loading = load().catch((error: unknown) => {
      onFailure(error);
      until = Date.now() + limits.keptFailureMs;
      return null;
    });
    value = loading;
    return loading;
  };
}

const nameOf = (picture: string): string => createHash('sha256').update(picture).digest('hex').slice(0, 20);

/**
 * Fetches advertised models from a partner (R74, D19) through the site, so that the partner does not see its visitors.
 * @param partnerMs milliseconds that the partner has for each answer
 */
export function createModelsFeed(
  url: string,
  { partnerMs }: Pick<SiteTimes, 'partnerMs'>,
  onFailure: (error: unknown) => void,
): ModelsFeed {
  let pictures = new Map<string, () => Promise<FeedPicture | null>>();
  const loadPicture = (address: string) => () => askPicture(address, partnerMs);
  const { hostname: host } = new URL(url);
  // Rejects other addresses that the partner may name, such as those of machines beside the site.
  const isPartners = (picture: string): boolean => {
    const { hostname } = new URL(picture);
    return hostname === host || hostname.endsWith(`.${host}`);
  };
  const models = kept(async () => {
    const listed = parseModelsFeed(await jsonUpTo(await ask(url, partnerMs), limits.bytes));
    const found = listed.map((model) => (model.img !== '' && !isPartners(model.img) ? { ...model, img: '' } : model));
    const shown = found.map(({ img, ...model }) => ({
      ...model,
      img: img === '' ? '' : `${modelsFeedPath}/${nameOf(img)}`,
    }));
    pictures = new Map(
      found.flatMap(({ img }) =>
        img === '' ? [] : [[nameOf(img), pictures.get(nameOf(img)) ?? kept(loadPicture(img), onFailure)] as const],
      ),
    );
    return shown;
  }, onFailure);
  return {
    models,
    picture: async (name) => {
      await models();
      return (await pictures.get(name)?.()) ?? null;
    },
  };
}
