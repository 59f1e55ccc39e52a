import { globalsEndpoint } from '@afterglow/contract/endpoints/accounts';
import { readOf } from './readOf.ts';

/** The API's facts about this visitor and itself, such as whether members can sign in through an identity provider. */
export const globalsRead = readOf(globalsEndpoint, undefined, ({ globals }) => globals);
