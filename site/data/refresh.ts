import { mutate } from 'swr';
import { fetcher } from './fetcher.ts';
import { read, type Read } from './read.ts';

/** Asks again what the visitor may have changed on another page. It stays as it is shown if that fails. */
export async function refresh(request: Read<unknown>): Promise<void> {
  const answer = await read(fetcher, request);
  if (answer.state !== 'failed') await mutate(request.key, answer, { revalidate: false });
}
