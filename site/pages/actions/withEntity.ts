import type { ActedOn } from '@afterglow/design-system/screens/ActionsScreen/view';
import { channelRead, modelRead } from '../../data/people.ts';
import { playlistRead } from '../../data/playlists.ts';
import type { Read } from '../../runtime/data/read.ts';
import { embeddedVideoRead } from '../../data/video.ts';
import type { ActionsProps } from '../../routing/actionsAddress.ts';

/** Returns a read that is missing if the entity's id is not the one in the address. */
const withId = <Value extends { id: number }>(read: Read<Value>, id: number): Read<Value> => ({
  ...read,
  check: (found) => (found.id === id ? null : { state: 'missing' }),
});

type TakeEntity<Result> = <Value>(request: Read<Value>, shown: (entity: Value) => ActedOn) => Result;

/**
 * Calls `take` with the read of the page's entity, and with a function that names the section the entity is shown as.
 */
export function withEntity<Result>(of: ActionsProps, take: TakeEntity<Result>): Result {
  switch (of.section) {
    case 'video':
      return take(embeddedVideoRead(of.id), (entity) => ({ section: 'video', entity }));
    case 'model':
      return take(withId(modelRead(of.dir), of.id), (entity) => ({ section: 'model', entity }));
    case 'channel':
      return take(withId(channelRead(of.dir), of.id), (entity) => ({ section: 'channel', entity }));
    case 'playlist':
      return take(playlistRead(of.id, true), (entity) => ({ section: 'playlist', entity }));
  }
}
