import type { SentRefusal } from '@afterglow/contract/postReply';
import type { Upload } from '@afterglow/contract/upload';

/**
 * State of an upload's file. `missing`: the API has a part of it, and the browser does not have the file (any more).
 * `ready`: it has arrived and been inspected.
 */
type Phase = 'sending' | 'paused' | 'failed' | 'missing' | 'processing' | 'ready';

/** How many bytes the API had at a moment, in milliseconds of a monotonic clock. */
interface Sample {
  at: number;
  bytes: number;
}

/** An upload in progress (R97). */
export type UploadState =
  | {
      step: 'start';
      /** Whether the browser is inspecting the chosen file. */
      checking: boolean;
      /** Whether the API has been asked to accept the file. */
      busy: boolean;
      refusals: readonly SentRefusal[];
    }
  | {
      step: 'upload';
      upload: Upload;
      phase: Phase;
      /** Latest last. */
      samples: readonly Sample[];
      /** Why sending failed, or why a picture was refused. */
      problem: SentRefusal | null;
    }
  | { step: 'success' }
  | {
      step: 'failed';
      /** Id of the upload; `exclusive` says whether it was declared to be shown nowhere else. */
      id: number;
      exclusive: boolean;
      refusal: SentRefusal;
      /** The API's own words; empty if there are none. */
      reason: string;
    };

export type UploadEvent =
  | { type: 'choosing' }
  | { type: 'chosen'; refusal: SentRefusal | null }
  | { type: 'asked' }
  | { type: 'refused'; refusals: readonly SentRefusal[] }
  /** The API has accepted the file. */
  | { type: 'opened'; upload: Upload; at: number }
  | { type: 'progress'; receivedBytes: number; at: number }
  | { type: 'lost'; refusal: SentRefusal }
  | { type: 'stopped'; refusal: SentRefusal }
  /** The browser can no longer read the file. */
  | { type: 'unreadable' }
  | { type: 'paused' }
  | { type: 'resumed'; at: number }
  /** The upload as the API describes it now. */
  | { type: 'received'; upload: Upload }
  /** A picture that the member has chosen, for the upload with this id. */
  | { type: 'pictured'; id: number; number: number; address: string }
  | { type: 'problem'; id: number; refusal: SentRefusal | null }
  | { type: 'saved' }
  | { type: 'begun' };

type Starting = Extract<UploadState, { step: 'start' }>;

export const atStart: Starting = {
  step: 'start',
  checking: false,
  busy: false,
  refusals: [],
};

const unsaved = new Set<Upload['status']>(['uploading', 'processing', 'ready']);

/** Returns the upload that the member has not finished, the latest if there are several. */
const unfinishedOf = (uploads: readonly Upload[]): Upload | undefined =>
  uploads.find(({ videoId, status }) => videoId === 0 && unsaved.has(status));

/** Returns the state in which the page opens: the browser has no file yet. */
export function stateOf(uploads: readonly Upload[]): UploadState {
  const upload = unfinishedOf(uploads);
  return upload ? withUpload(upload, 'missing') : atStart;
}

function withUpload(upload: Upload, phase: Phase, problem: SentRefusal | null = null): UploadState {
  const { id, exclusive, status, code, reason } = upload;
  if (status === 'refused') return { step: 'failed', id, exclusive, refusal: { field: 'file', code }, reason };
  const known = status === 'uploading' ? phase : status === 'processing' ? 'processing' : 'ready';
  return { step: 'upload', upload, phase: known, samples: [], problem };
}

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

/** Returns the speed over the last seconds; 0 while it is unknown. */
export function bytesPerSecond(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  return first && last && last.at > first.at ? ((last.bytes - first.bytes) * 1_000) / (last.at - first.at) : 0;
}

type Uploading = Extract<UploadState, { step: 'upload' }>;

/** Returns the problem that remains after progress: a broken connection is resolved, a refused picture is not. */
const problemAfter = ({ phase, problem }: Uploading): SentRefusal | null => (phase === 'failed' ? null : problem);

function reduceUpload(state: Uploading, event: UploadEvent): UploadState {
  const { upload, samples } = state;
  const sample = (at: number, bytes = upload.receivedBytes) => ({ at, bytes });
  switch (event.type) {
    case 'progress': {
      const { receivedBytes, at } = event;
      const moved = { ...upload, receivedBytes };
      // Bytes that arrived while a pause was pressed count, too.
      const phase = state.phase === 'failed' ? 'sending' : state.phase;
      const problem = problemAfter(state);
      return { ...state, upload: moved, phase, problem, samples: withSample(samples, sample(at, receivedBytes)) };
    }
    case 'lost':
      return { ...state, phase: 'failed', problem: event.refusal, samples: [] };
    case 'stopped':
      return final.has(event.refusal.code)
        ? { step: 'failed', id: upload.id, exclusive: upload.exclusive, refusal: event.refusal, reason: '' }
        : { ...state, phase: 'failed', problem: event.refusal, samples: [] };
    case 'unreadable':
      return { ...state, phase: 'missing', problem: null, samples: [] };
    case 'paused':
      return { ...state, phase: 'paused', problem: null, samples: [] };
    case 'resumed':
      return { ...state, phase: 'sending', problem: null, samples: [sample(event.at)] };
    case 'received':
      return withUpload(event.upload, state.phase, problemAfter(state));
    case 'pictured': {
      const { id, number, address } = event;
      if (id !== upload.id) return state;
      const others = upload.screenshots.filter((one) => one.number !== number);
      const screenshots = [...others, { number, address }];
      return { ...state, problem: null, upload: { ...upload, screenshots, screenshot: number } };
    }
    case 'problem':
      return event.id === upload.id ? { ...state, problem: event.refusal } : state;
    default:
      return state;
  }
}

/**
 * Reduces events before the API has accepted a file. While the API is asked, choosing another file does not affect that
 * request.
 */
function reduceStart(state: Starting, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'choosing':
      return state.busy ? state : { ...atStart, checking: true };
    case 'chosen':
      return state.busy
        ? { ...state, checking: false }
        : { ...atStart, refusals: event.refusal ? [event.refusal] : [] };
    case 'asked':
      // The request can be made while the file is still being inspected.
      return { ...atStart, checking: state.checking, busy: true };
    case 'refused':
      return { ...atStart, refusals: event.refusals };
    case 'opened': {
      const { upload, at } = event;
      const opened = withUpload(upload, 'sending');
      return opened.step === 'upload' ? { ...opened, samples: [{ at, bytes: upload.receivedBytes }] } : opened;
    }
    default:
      return state;
  }
}

export function reduceUploadState(state: UploadState, event: UploadEvent): UploadState {
  if (event.type === 'saved') return { step: 'success' };
  if (event.type === 'begun') return atStart;
  switch (state.step) {
    case 'start':
      return reduceStart(state, event);
    case 'upload':
      return reduceUpload(state, event);
    default:
      return state;
  }
}

/** Returns the name that is offered in place of a refused one (D28). */
export const correctedNameOf = (state: UploadState): string | undefined => {
  if (state.step !== 'start') return undefined;
  const name = state.refusals.find(({ code }) => code === 'bad_filename')?.info?.['name'];
  return typeof name === 'string' ? name : undefined;
};
