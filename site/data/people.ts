import { channelEndpoint, channelsEndpoint } from '@afterglow/contract/endpoints/channels';
import { modelEndpoint, modelsEndpoint } from '@afterglow/contract/endpoints/models';
import { pageSize } from '@afterglow/contract/limits';
import type { ChannelSort } from '@afterglow/contract/lists';
import type { ModelListState, PeopleFilters } from '@afterglow/design-system/reader/pageHrefs.ts';
import { gender } from './gender.ts';
import { readOf } from './readOf.ts';

const count = pageSize.list;

/** Returns the read of a sorted list of models, narrowed by filters or by a search query. */
export const modelsRead = (state: ModelListState, words = '', perPage: number = count) =>
  readOf(modelsEndpoint, { ...state, gender, count: perPage, words }, ({ models }) => models);

/** Returns the read of the models in the home page's row; unlike the top terms, they have pictures. */
export const modelRowRead = (count: number) =>
  readOf(
    modelsEndpoint,
    { gender, sort: 'most-popular', filters: {}, words: '', page: 1, count },
    ({ models }) =>
      (json) =>
        models(json).entries,
  );

/** Returns the read of how many models match these filters, and how many would match with other choices. */
export const modelCountRead = (filters: PeopleFilters) =>
  readOf(
    modelsEndpoint,
    { gender, sort: 'most-popular', filters, words: '', page: 1, count: 1 },
    ({ models }) =>
      (json) => {
        const { total, filterCounts } = models(json);
        return { total, filterCounts };
      },
  );

export const modelRead = (dir: string) => readOf(modelEndpoint, { dir }, ({ fullModel }) => fullModel);

export const channelsRead = (order: { sort: ChannelSort; page: number }, words = '', perPage: number = count) =>
  readOf(channelsEndpoint, { ...order, gender, count: perPage, words }, ({ channels }) => channels);

export const channelRead = (dir: string) => readOf(channelEndpoint, { dir }, ({ fullChannel }) => fullChannel);
