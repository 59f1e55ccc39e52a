import { mutate } from 'swr';
import { fetcher } from './fetcher.ts';
import { read, type Read } from './read.ts';

/**
 * Requests something again that the visitor may have changed on another page. If that fails, the shown answer stays.
 */
export async function refresh(request: Read<unknown>): Promise<void> {
  const answer = await read(fetcher, request);
  if (answer.state !== 'failed') await mutate(request.key, answer, { revalidate: false });
}
