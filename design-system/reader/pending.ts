import type { Channel } from '@afterglow/contract/channel';
import type { Model } from '@afterglow/contract/model';
import type { Playlist } from '@afterglow/contract/playlist';
import type { ListedVideo } from '@afterglow/contract/video';

/**
 * Placeholder for data that has not arrived yet, on a page that is rendered before its reply. `null` means that there
 * is none.
 */
export interface Pending {
  readonly isPending: true;
}
export const pending: Pending = { isPending: true };

/** Returns whether a value is pending. Also recognizes copies, since Storybook copies the args of a story. */
export const isPending = (value: unknown): value is Pending =>
  typeof value === 'object' && value !== null && 'isPending' in value;

/** A page's entity before its own reply: its address and, if a list has shown it, its card. */
export interface Preview<Card, Address> {
  address: Address;
  card: Card | null;
}
export type VideoPreview = Preview<ListedVideo, { id: number; dir: string }>;
export type ModelPreview = Preview<Model, { dir: string }>;
export type ChannelPreview = Preview<Channel, { dir: string }>;
export type PlaylistPreview = Preview<Playlist, { id: number }>;

export const isPreview = <Card, Address>(entity: object | Preview<Card, Address>): entity is Preview<Card, Address> =>
  'card' in entity && 'address' in entity;

/** Returns the known data of a page's entity: the entity itself, otherwise its card, otherwise null. */
export const knownOf = <Entity extends object, Card>(entity: Entity | Preview<Card, unknown>): Entity | Card | null =>
  isPreview<Card, unknown>(entity) ? entity.card : entity;
