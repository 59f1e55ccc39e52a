import type { Playlist } from '@afterglow/fixtures/contract/playlist';
import type { Resource } from '../../data/answer.ts';

/** Only the owner may change it. */
export const forOwner = (of: Resource<Playlist>, visitorId: number | undefined): Resource<Playlist> =>
  of.state === 'ready' && of.value.user.id !== visitorId ? { state: 'refused', code: 'forbidden' } : of;
