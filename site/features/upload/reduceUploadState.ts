import type { SentRefusal } from '@afterglow/contract/postReply';
import type { Upload } from '@afterglow/contract/upload';
import { refusalOfFile } from './checkFile.ts';
import {
  atStart,
  beginUpload,
  correctedNameOf,
  inspectedFile,
  withUpload,
  type Choice,
  type Sample,
  type Starting,
  type UploadEvent,
  type Uploading,
  type UploadState,
} from './uploadState.ts';

/** Refusals that another try with the same file would not resolve. */
const final = new Set([
  'corrupted',
  'no_picture',
  'cut_off',
  'undecodable',
  'duplicate',
  'too_large',
  'too_short',
  'file_type',
  'bad_filename',
  'not_found',
]);

/** Milliseconds of samples to keep: long enough for a meaningful speed, short enough to follow the connection. */
const sampledMs = 12_000;

const withSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => [
  ...samples.filter(({ at }) => sample.at - at <= sampledMs),
  sample,
];

const choiceOf = (file: File): Choice => ({ file, name: file.name, bytes: file.size, seconds: null });

/** Returns the step after an upload has ended: the next of several files is sent without a further press. */
function startNext([next, ...following]: readonly File[], exclusive: boolean): Starting {
  if (!next) return atStart;
  const choice = choiceOf(next);
  return { ...atStart, choice, following, exclusive, request: { link: '', exclusive, choice, following } };
}

/** Checks the chosen file: once it is inspected, and not while the API is asked about it or another one. */
function withCheck(state: Starting): Starting {
  const { choice, exclusive, request } = state;
  const file = inspectedFile(choice);
  if (request || (choice && !file)) return state;
  const refusal = file && refusalOfFile(file, exclusive);
  return { ...state, refusals: refusal ? [refusal] : [] };
}

/** Notes how long a file is in the choice, and in the request that was made while it was inspected. */
function withSeconds(state: Starting, file: Blob, seconds: number): Starting {
  const { choice, request } = state;
  const sent = request?.choice?.file === file ? { ...request, choice: { ...request.choice, seconds } } : request;
  if (choice?.file === file) return withCheck({ ...state, choice: { ...choice, seconds }, request: sent });
  return sent === request ? state : { ...state, request: sent };
}

/** Reduces events before the API has accepted a file. */
function reduceStart(state: Starting, event: UploadEvent): UploadState {
  const { choice, request } = state;
  switch (event.type) {
    case 'chosen': {
      const { file, exclusive } = event;
      return withCheck({ ...state, choice: file && choiceOf(file), exclusive, refusals: [] });
    }
    case 'followed':
      return { ...state, following: event.files };
    case 'inspected':
      return withSeconds(state, event.file, event.seconds);
    case 'renamed': {
      const renamed = choice && { ...choice, name: correctedNameOf(state) ?? choice.name };
      return withCheck({ ...state, choice: renamed, exclusive: event.exclusive });
    }
    case 'declared':
      return withCheck({ ...state, exclusive: event.exclusive });
    case 'submitted': {
      if (request) return state;
      const { link, exclusive } = event;
      const file = link === '' ? { choice, following: state.following } : { choice: null, following: [] };
      return { ...state, exclusive, refusals: [], request: { link, exclusive, ...file } };
    }
    case 'refused':
      return request ? { ...state, request: null, refusals: event.refusals } : state;
    case 'opened': {
      if (!request) return state;
      const { upload, at } = event;
      const file = inspectedFile(request.choice);
      const begun = beginUpload(upload, { phase: 'sending', file, following: request.following });
      return begun.step === 'upload' && begun.phase === 'sending' ? withTransfer(begun, at) : begun;
    }
    default:
      return state;
  }
}

/** Begins to send the file, or begins again, from where the API expects more of it. */
function withTransfer(state: Uploading, at: number): Uploading {
  const { file, upload } = state;
  const { receivedBytes: bytes } = upload;
  if (!file) return state;
  return { ...state, phase: 'sending', problem: null, transfer: { file, offset: bytes }, samples: [{ at, bytes }] };
}

/** Returns a state in which nothing is sent. */
const withoutTransfer = (state: Uploading, phase: Uploading['phase'], problem: SentRefusal | null): Uploading => ({
  ...{ ...state, phase, problem },
  ...{ transfer: null, samples: [] },
});

/** Returns the problem that remains after progress: a broken connection is resolved, a refused picture is not. */
const problemAfter = ({ phase, problem }: Uploading): SentRefusal | null => (phase === 'failed' ? null : problem);

/** Reduces events of the pictures that the member takes; each can arrive when another upload has followed. */
function reducePicture(state: Uploading, event: UploadEvent): UploadState {
  const { upload, picture } = state;
  switch (event.type) {
    case 'pictureSent':
      return { ...state, problem: null, picture: { ...picture, busy: true } };
    case 'pictureRefused':
      return { ...state, problem: event.refusal, picture: { ...picture, busy: false } };
    case 'pictureTaken': {
      const { number } = event;
      const taken = picture.taken + 1;
      // The next picture has the same address, which browsers would not request again.
      const own = { number, address: `${event.address}?${taken}` };
      const screenshots = [...upload.screenshots.filter((one) => one.number !== number), own];
      const shown = { ...upload, screenshots, screenshot: number };
      return { ...state, problem: null, upload: shown, picture: { busy: false, taken } };
    }
    default:
      return state;
  }
}

/** Reduces events of the transfer of the file, and what the API finds in it. */
function reduceTransfer(state: Uploading, event: UploadEvent): UploadState {
  const { upload, samples, following } = state;
  switch (event.type) {
    case 'progress': {
      const { receivedBytes, at } = event;
      // Bytes that arrived while a pause was pressed count, too.
      const phase = state.phase === 'failed' ? 'sending' : state.phase;
      const moved = {
        upload: { ...upload, receivedBytes },
        samples: withSample(samples, { at, bytes: receivedBytes }),
      };
      return { ...state, ...moved, phase, problem: problemAfter(state) };
    }
    case 'lost':
      // Retried by the sender, so that the transfer goes on.
      return { ...state, phase: 'failed', problem: event.refusal, samples: [] };
    case 'stopped': {
      const { id, exclusive } = upload;
      const { refusal } = event;
      return final.has(refusal.code)
        ? { step: 'failed', id, exclusive, refusal, reason: '', following }
        : withoutTransfer(state, 'failed', refusal);
    }
    case 'arrived': {
      const arrived: Upload = { ...upload, receivedBytes: upload.bytes, status: 'processing', percent: 0 };
      return withUpload(arrived, withoutTransfer(state, state.phase, problemAfter(state)));
    }
    case 'unreadable':
      return { ...withoutTransfer(state, 'missing', null), file: null };
    case 'paused':
      return withoutTransfer(state, 'paused', null);
    case 'resumed':
      return withTransfer(state, event.at);
    case 'received':
      return withUpload(event.upload, withoutTransfer(state, state.phase, problemAfter(state)));
    default:
      return state;
  }
}

/** Continues with a file that was chosen again, if it is the one that is missing. */
function withFileAgain(state: Uploading, file: File | null, at: number): Uploading {
  const { fileName: name, bytes, seconds } = state.upload;
  if (file?.size !== bytes) return { ...state, otherFile: file !== null };
  return withTransfer({ ...state, file: { file, name, bytes, seconds }, otherFile: false }, at);
}

function reduceUpload(state: Uploading, event: UploadEvent): UploadState {
  const { upload, following } = state;
  if ('id' in event && event.id !== upload.id) return state;
  switch (event.type) {
    case 'chosenAgain':
      return state.phase === 'missing' ? withFileAgain(state, event.file, event.at) : state;
    case 'pictureSent':
    case 'pictureRefused':
    case 'pictureTaken':
      return reducePicture(state, event);
    case 'saved':
      return following.length > 0 ? startNext(following, upload.exclusive) : { step: 'success' };
    case 'discarded':
      return startNext(following, upload.exclusive);
    default:
      return reduceTransfer(state, event);
  }
}

/** Returns the state of an upload after an event; the same object if the event does not concern it (any more). */
export function reduceUploadState(state: UploadState, event: UploadEvent): UploadState {
  switch (state.step) {
    case 'start':
      return reduceStart(state, event);
    case 'upload':
      return reduceUpload(state, event);
    case 'failed':
      return event.type === 'continued' ? startNext(state.following, state.exclusive) : state;
    case 'success':
      return state;
  }
}
