import type {
  ChannelPreview,
  ModelPreview,
  PlaylistPreview,
  Preview,
  VideoPreview,
} from '@afterglow/design-system/reader/pending.ts';
import type { Channel } from '@afterglow/contract/channel';
import type { Model } from '@afterglow/contract/model';
import type { Playlist } from '@afterglow/contract/playlist';
import type { ListedVideo } from '@afterglow/contract/video';

/** The decoded values of all answers in this document. */
type Values = Iterable<unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function* entriesOf(values: Values): Generator<object> {
  for (const value of values) {
    const entries = isObject(value) && 'entries' in value ? value.entries : value;
    if (Array.isArray(entries)) yield* entries.filter(isObject);
    // The list of a member's tab is a property beside the tab's name.
    else if (isObject(value) && 'tab' in value) yield* entriesOf(Object.values(value));
  }
}

const isAt = (card: { id?: number; dir?: string }, { id, dir }: { id?: number; dir?: string }): boolean =>
  (id === undefined || card.id === id) && (dir === undefined || card.dir === dir);

/**
 * Finds the card of an address in any list: the first matching entry that has the field only cards of its kind have.
 */
function previewIn<Card extends Address, Address extends { id?: number; dir?: string }>(
  values: Values,
  address: Address,
  isCard: (entry: object) => entry is Card,
): Preview<Card, Address> {
  for (const entry of entriesOf(values)) {
    if (isCard(entry) && isAt(entry, address)) return { address, card: entry };
  }
  return { address, card: null };
}

// Every entry was decoded by its codec, so one field distinguishes the kinds of cards.
const isVideo = (entry: object): entry is ListedVideo => 'seconds' in entry;
const isModel = (entry: object): entry is Model => 'gender' in entry && 'subscribers' in entry;
const isPlaylist = (entry: object): entry is Playlist => 'pictures' in entry;
const isChannel = (entry: object): entry is Channel => 'picture' in entry && !isVideo(entry) && !isModel(entry);

/** Previews of a page's entity, shown before its own answer arrives: made from the values of other answers. */
export const previews = {
  video: (address: { id: number; dir: string }, values: Values): VideoPreview => previewIn(values, address, isVideo),
  model: (address: { dir: string }, values: Values): ModelPreview => previewIn(values, address, isModel),
  playlist: (address: { id: number }, values: Values): PlaylistPreview => previewIn(values, address, isPlaylist),
  channel: (address: { dir: string }, values: Values): ChannelPreview => previewIn(values, address, isChannel),
};
