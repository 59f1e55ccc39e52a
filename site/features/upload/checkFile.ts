import { maxUploadBytes, maxUploadGigabytes } from '@afterglow/contract/bodyLimits';
import { minUploadMinutes } from '@afterglow/contract/formLimits';
import type { SentRefusal } from '@afterglow/contract/postReply';
import { correctedFileName, hasUploadExtension, isUploadFileName } from '@afterglow/contract/uploadFiles';

/** A file that a member has chosen, before any of it is sent. */
export interface ChosenFile {
  /** Name under which it is sent; not always the file's own (D28). */
  name: string;
  bytes: number;
  /** 0 if the browser cannot tell (D27). */
  seconds: number;
}

const secondsInMinute = 60;

/**
 * Returns why the API would refuse a file, in the API's format; null if it would not, or if that cannot be known here
 * (R98–R100).
 */
export function refusalOfFile({ name, bytes, seconds }: ChosenFile, exclusive: boolean): SentRefusal | null {
  const refused = (code: string, info?: SentRefusal['info']): SentRefusal => ({
    field: 'file',
    code,
    ...(info && { info }),
  });
  if (!isUploadFileName(name)) return refused('bad_filename', { name: correctedFileName(name) });
  if (!hasUploadExtension(name)) return refused('file_type');
  if (bytes === 0) return refused('corrupted');
  if (bytes > maxUploadBytes) return refused('too_large', { gigabytes: maxUploadGigabytes });
  const minutes = minUploadMinutes[exclusive ? 'exclusive' : 'other'];
  return seconds > 0 && seconds < minutes * secondsInMinute ? refused('too_short', { minutes }) : null;
}
