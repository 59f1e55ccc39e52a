/** Returns the address of a page of a video's comments, which works without script, too. */
export const commentsAddress = (path: string, page: number): string => `${path}?page=${page}#comments`;
