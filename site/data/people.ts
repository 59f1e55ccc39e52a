import { calls } from '@afterglow/fixtures/contract/calls';
import type { Channel, FullChannel } from '@afterglow/fixtures/contract/channel';
import type { ChannelSort } from '@afterglow/fixtures/contract/lists';
import type { FullModel, Model } from '@afterglow/fixtures/contract/model';
import type { Page } from '@afterglow/fixtures/contract/wire';
import type { ModelListState } from '@afterglow/design-system/reader/pageHrefs.ts';
import { gender } from './gender.ts';
import { decoders, type Read } from './read.ts';

/** A sorted list of models, narrowed by filters or by a search query. */
export const modelsRead = ({ sort, page, filters }: ModelListState, words = ''): Read<Page<Model>> => ({
  key: calls.models(gender, { filters, sort, page, words }),
  decode: async (json) => (await decoders()).models(json),
});

export const modelRead = (dir: string): Read<FullModel> => ({
  key: calls.model(dir),
  decode: async (json) => (await decoders()).fullModel(json),
});

export const channelsRead = (order: { sort: ChannelSort; page: number }, words = ''): Read<Page<Channel>> => ({
  key: calls.channels(gender, { ...order, words }),
  decode: async (json) => (await decoders()).channels(json),
});

export const channelRead = (dir: string): Read<FullChannel> => ({
  key: calls.channel(dir),
  decode: async (json) => (await decoders()).fullChannel(json),
});
