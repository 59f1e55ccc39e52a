import { calls } from '@afterglow/contract/calls';
import { isDir, parseId } from '@afterglow/contract/endpoints/params';
import { playableFiles, type VideoFile } from '@afterglow/contract/videoFile';
import { read, type Fetcher, type Read } from '../runtime/data/read.ts';
import { localPath } from '../runtime/routing/localPath.ts';
import { decodeJson } from '@afterglow/contract/decodeJson';

const filesRead = (id: number): Read<VideoFile[]> => ({
  key: calls.videoFile.path({ id }),
  maxBytes: calls.videoFile.maxReplyBytes,
  decode: async (json) => decodeJson(calls.videoFile.reply, json),
});

interface FileAnswer {
  /** A fresh link, which expires soon. */
  location: string | null;
  status: 403 | 404 | 503;
  sentence: string;
}

const refuse = (status: FileAnswer['status'], sentence: string): FileAnswer => ({ location: null, status, sentence });

/** Returns the current URL of a video's file, or why there is none. */
export async function locateVideoFile(id: string, dir: string, fetcher: Fetcher): Promise<FileAnswer> {
  const number = isDir(dir) ? parseId(id) : null;
  if (number === null) return refuse(404, 'There is no such video.');
  const answer = await read(fetcher, filesRead(number));
  if (answer.state === 'missing') return refuse(404, 'There is no such video.');
  if (answer.state === 'refused') return refuse(403, 'Please log in to complete this action.');
  if (answer.state === 'failed') return refuse(503, 'The file cannot be had just now. Try again in a moment.');
  // A player without script supports no streams.
  const files = playableFiles(answer.value).filter(({ kind }) => kind === 'mp4');
  const file = files.find(({ preferred }) => preferred) ?? files[0];
  // Only a path, so that no reply can redirect a visitor to another host.
  const location = localPath(file?.src);
  return location === '/' ? refuse(404, 'This video has no file.') : { location, status: 404, sentence: '' };
}
