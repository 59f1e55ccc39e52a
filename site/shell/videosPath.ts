/** For the server, which checks the row of the operator. */
export { parseVideosPath } from '../pages/home/videosPath.ts';
