import type { Gender } from '@afterglow/contract/lists';

/** This site shows one of the API's three catalogues; the others belong to sister sites. */
export const gender: Gender = 'str';
