/** Patterns of paths that are also needed where the table of pages is not loaded, or that several pages share. */

export const videoPath = '/video/:id/:dir/';

/** The address of a video by its id alone, which redirects to the one with its name. */
export const videoNumberPath = '/video/:id/';

export const videosPath = '/videos/:sort/:page/';
export const categoryPath = '/categories/:dir/:sort/:page/';
export const searchPath = '/search/:page/';
export const playlistPath = '/playlist/:id/';
