/** Pattern of the address of a video, which several pages share. */
export const videoPath = '/video/:id/:dir/';

/** Pattern of the address of a video by its id alone, which redirects to the one with its name. */
export const videoNumberPath = '/video/:id/';
