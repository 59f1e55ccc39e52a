import type { SentRefusal } from '@afterglow/contract/postReply';
import type { Upload } from '@afterglow/contract/upload';

/**
 * Where the file of an upload is. `missing`: the API has a part of it, and the browser has not got the file (any more);
 * `ready`: it has come and been looked at.
 */
type Phase = 'sending' | 'paused' | 'failed' | 'missing' | 'processing' | 'ready';

/** How much the API had at a moment; in milliseconds of a clock that only goes forward. */
interface Sample {
  at: number;
  bytes: number;
}

/** An upload on its way (R97). */
export type UploadState =
  | {
      step: 'start';
      /** Whether the chosen file is being looked at. */
      checking: boolean;
      /** Whether the API has been asked to take it. */
      busy: boolean;
      refusals: readonly SentRefusal[];
    }
  | {
      step: 'upload';
      upload: Upload;
      phase: Phase;
      /** The latest last. */
      samples: readonly Sample[];
      /** Why it failed, or why a picture was not taken. */
      problem: SentRefusal | null;
    }
  | { step: 'success' }
  | {
      step: 'failed';
      /** Of the upload, and whether it was said to be shown nowhere else. */
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
  /** The API takes it. */
  | { type: 'opened'; upload: Upload; at: number }
  | { type: 'progress'; receivedBytes: number; at: number }
  | { type: 'lost'; refusal: SentRefusal }
  | { type: 'stopped'; refusal: SentRefusal }
  /** The browser can no longer read the file. */
  | { type: 'unreadable' }
  | { type: 'paused' }
  | { type: 'resumed'; at: number }
  /** What the API says of it now. */
  | { type: 'received'; upload: Upload }
  /** A picture of the member's own, for the upload of this id. */
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

/** The upload that a member has not finished, the latest if there are several. */
const unfinishedOf = (uploads: readonly Upload[]): Upload | undefined =>
  uploads.find(({ videoId, status }) => videoId === 0 && unsaved.has(status));

/** As it stands when the page is opened: the browser has no file yet. */
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

/** What another try with the same file does not mend. */
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

/** Long enough that a speed is one, short enough to follow the connection. */
const sampledMs = 12_000;

const withSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => [
  ...samples.filter(({ at }) => sample.at - at <= sampledMs),
  sample,
];

/** Of the last seconds; 0 while it is not known. */
export function bytesPerSecond(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  return first && last && last.at > first.at ? ((last.bytes - first.bytes) * 1_000) / (last.at - first.at) : 0;
}

type Uploading = Extract<UploadState, { step: 'upload' }>;

/** That the connection broke is over once something has come; that a picture was refused is still to be read. */
const problemAfter = ({ phase, problem }: Uploading): SentRefusal | null => (phase === 'failed' ? null : problem);

function reduceUpload(state: Uploading, event: UploadEvent): UploadState {
  const { upload, samples } = state;
  const sample = (at: number, bytes = upload.receivedBytes) => ({ at, bytes });
  switch (event.type) {
    case 'progress': {
      const { receivedBytes, at } = event;
      const moved = { ...upload, receivedBytes };
      // What arrived while a pause was pressed counts, too.
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

/** While the API is asked to take a file, another that is chosen changes nothing of that. */
function reduceStart(state: Starting, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'choosing':
      return state.busy ? state : { ...atStart, checking: true };
    case 'chosen':
      return state.busy
        ? { ...state, checking: false }
        : { ...atStart, refusals: event.refusal ? [event.refusal] : [] };
    case 'asked':
      // It can be asked for while the file is still being looked at.
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

/** The name that is offered in place of a refused one (D28). */
export const correctedNameOf = (state: UploadState): string | undefined => {
  if (state.step !== 'start') return undefined;
  const name = state.refusals.find(({ code }) => code === 'bad_filename')?.info?.['name'];
  return typeof name === 'string' ? name : undefined;
};
