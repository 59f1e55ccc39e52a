import { globalsEndpoint } from '@afterglow/contract/endpoints/accounts';
import { readOf } from './read.ts';

/** What the API says of this visitor and of itself, such as whether members can sign in through an identity provider. */
export const globalsRead = readOf(globalsEndpoint, undefined, ({ globals }) => globals);
