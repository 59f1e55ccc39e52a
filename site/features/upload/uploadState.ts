import type { SentRefusal } from '@afterglow/contract/postReply';
import type { Upload } from '@afterglow/contract/upload';
import type { LocalFile } from './localFile.ts';

/**
 * State of an upload's file. `missing`: the API has a part of it, and the browser does not have the file (any more).
 * `ready`: it has arrived and been inspected.
 */
type Phase = 'sending' | 'paused' | 'failed' | 'missing' | 'processing' | 'ready';

/** Number of bytes that the API had at a moment, in milliseconds of a monotonic clock. */
export interface Sample {
  at: number;
  bytes: number;
}

/** A file that was chosen. */
export interface Choice extends Omit<LocalFile, 'seconds'> {
  /** Null while the browser inspects the file. */
  seconds: number | null;
}

/** A link or a file that the API is asked to accept, as both were when the form was sent. */
export interface OpenRequest {
  /** Empty for a file. */
  link: string;
  exclusive: boolean;
  /** Null for a link, and if no file was chosen. */
  choice: Choice | null;
  following: readonly File[];
}

/** A file that is being sent, from the offset at which that began. Another one replaces it whenever sending begins again. */
export interface Transfer {
  file: LocalFile;
  offset: number;
}

export interface Starting {
  step: 'start';
  choice: Choice | null;
  /** Further files, which are sent one after the other. */
  following: readonly File[];
  /** Whether the file is declared to be shown nowhere else, which allows a shorter one. */
  exclusive: boolean;
  /** Null unless the API is being asked. Another choice in the meantime does not affect it. */
  request: OpenRequest | null;
  refusals: readonly SentRefusal[];
}

export interface Uploading {
  step: 'upload';
  upload: Upload;
  phase: Phase;
  /** Null if the browser does not have the file. */
  file: LocalFile | null;
  /** Null while nothing is sent. */
  transfer: Transfer | null;
  following: readonly File[];
  /** Latest last. */
  samples: readonly Sample[];
  /** Reason why sending failed, or why a picture was refused. */
  problem: SentRefusal | null;
  /** Pictures that the member has taken from the file: whether one is being sent, and how many were. */
  picture: { busy: boolean; taken: number };
  /** Whether a different file was chosen in place of the missing one. */
  otherFile: boolean;
}

interface Failed {
  step: 'failed';
  /** Id of the upload. */
  id: number;
  exclusive: boolean;
  refusal: SentRefusal;
  /** The API's own words; empty if there are none. */
  reason: string;
  following: readonly File[];
}

/** An upload in progress (R97). */
export type UploadState = Starting | Uploading | Failed | { step: 'success' };

export type UploadEvent =
  | { type: 'chosen'; file: File | null; exclusive: boolean }
  | { type: 'followed'; files: readonly File[] }
  /** The browser has found out how long a chosen file is. */
  | { type: 'inspected'; file: Blob; seconds: number }
  /** The member has accepted the name that is offered in place of a refused one. */
  | { type: 'renamed'; exclusive: boolean }
  | { type: 'declared'; exclusive: boolean }
  | { type: 'submitted'; link: string; exclusive: boolean }
  | { type: 'refused'; refusals: readonly SentRefusal[] }
  /** The API has accepted the file. */
  | { type: 'opened'; upload: Upload; at: number }
  | { type: 'progress'; receivedBytes: number; at: number }
  | { type: 'lost'; refusal: SentRefusal }
  | { type: 'stopped'; refusal: SentRefusal }
  /** The API has the whole file, and inspects it. */
  | { type: 'arrived' }
  /** The browser can no longer read the file. */
  | { type: 'unreadable' }
  | { type: 'paused' }
  | { type: 'resumed'; at: number }
  /** The missing file was chosen again. */
  | { type: 'chosenAgain'; file: File | null; at: number }
  /** The upload as the API describes it now. */
  | { type: 'received'; upload: Upload }
  /** A picture that the member has chosen is being sent, for the upload with this id. */
  | { type: 'pictureSent'; id: number }
  | { type: 'pictureTaken'; id: number; number: number; address: string }
  | { type: 'pictureRefused'; id: number; refusal: SentRefusal }
  /** The details of this upload were saved. */
  | { type: 'saved'; id: number }
  | { type: 'discarded'; id: number }
  /** The member goes on to the next file, after one that failed. */
  | { type: 'continued' };

export const atStart: Starting = {
  step: 'start',
  choice: null,
  following: [],
  exclusive: false,
  request: null,
  refusals: [],
};

const unsaved = new Set<Upload['status']>(['uploading', 'processing', 'ready']);

/** Returns the upload that the member has not finished, the latest if there are several. */
const unfinishedOf = (uploads: readonly Upload[]): Upload | undefined =>
  uploads.find(({ videoId, status }) => videoId === 0 && unsaved.has(status));

/** Returns the state in which the page opens: the browser has no file yet. */
export function stateOf(uploads: readonly Upload[]): UploadState {
  const upload = unfinishedOf(uploads);
  return upload ? beginUpload(upload, { phase: 'missing' }) : atStart;
}

/** Returns the state of an upload that was not shown before. */
export const beginUpload = (
  upload: Upload,
  known: Pick<Uploading, 'phase'> & Partial<Pick<Uploading, 'file' | 'following'>>,
): UploadState =>
  withUpload(upload, {
    ...{ step: 'upload', upload, file: null, transfer: null, following: [], samples: [], problem: null },
    ...{ picture: { busy: false, taken: 0 }, otherFile: false },
    ...known,
  });

/** Returns a state with an upload as the API describes it. The API decides about the phase once it has the whole file. */
export function withUpload(upload: Upload, state: Uploading): UploadState {
  const { id, exclusive, status, code, reason } = upload;
  const { following } = state;
  if (status === 'refused')
    return { step: 'failed', id, exclusive, refusal: { field: 'file', code }, reason, following };
  const phase = status === 'uploading' ? state.phase : status === 'processing' ? 'processing' : 'ready';
  return { ...state, upload, phase };
}

/** Returns a chosen file once it has been inspected. */
export const inspectedFile = (choice: Choice | null): LocalFile | null =>
  choice && choice.seconds !== null ? { ...choice, seconds: choice.seconds } : null;

/** Returns the chosen file that the browser has to inspect; null if there is none. */
export const uninspectedFile = (state: UploadState): Blob | null =>
  state.step === 'start' && state.choice?.seconds === null ? state.choice.file : null;

/** Returns what to ask the API now; null if nothing, and while the browser inspects the file. */
export function readyRequest(state: UploadState): OpenRequest | null {
  const request = state.step === 'start' ? state.request : null;
  return request?.choice?.seconds === null ? null : request;
}

/** Returns the speed over the last seconds; 0 while it is unknown. */
export function bytesPerSecond(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  return first && last && last.at > first.at ? ((last.bytes - first.bytes) * 1_000) / (last.at - first.at) : 0;
}

/** Returns the name that is offered in place of a refused one (D28). */
export const correctedNameOf = (state: UploadState): string | undefined => {
  if (state.step !== 'start') return undefined;
  const name = state.refusals.find(({ code }) => code === 'bad_filename')?.info?.['name'];
  return typeof name === 'string' ? name : undefined;
};
