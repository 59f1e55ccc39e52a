/** Returns the address of a page of a video's comments, which works without script, too. */
export const talkAddress = (path: string, page: number): string => `${path}?page=${page}#comments`;
