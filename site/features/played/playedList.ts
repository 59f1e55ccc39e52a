import { parseId } from '@afterglow/contract/endpoints/params';

/** A list of videos that can be played through. */
export type PlayedList =
  | { kind: 'playlist'; id: number }
  | { kind: 'favourites' | 'watch-later'; memberId: number }
  /** The history on this device. */
  | { kind: 'history' };

/** Returns the key of a list in addresses and on the device. */
export function playedListKey(list: PlayedList): string {
  switch (list.kind) {
    case 'playlist':
      return String(list.id);
    case 'history':
      return list.kind;
    case 'favourites':
    case 'watch-later':
      return `${list.kind}-${list.memberId}`;
  }
}

/** Returns the list with a key; null if there is no such list. */
export function parsePlayedList(key: string): PlayedList | null {
  if (key === 'history') return { kind: 'history' };
  const [, kind, digits = ''] = /^(?:(favourites|watch-later)-)?(\d+)$/.exec(key) ?? [];
  const id = parseId(digits);
  if (id === null) return null;
  return kind === 'favourites' || kind === 'watch-later' ? { kind, memberId: id } : { kind: 'playlist', id };
}
