/** A page of the comments on a video, at an address that shows it without script. */
export const talkAddress = (path: string, page: number): string => `${path}?page=${page}#comments`;
