import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Upload } from '@afterglow/contract/upload';
import { useEffect, useReducer, type Dispatch } from 'react';
import { reread } from '../../runtime/data/useResource.ts';
import { endUpload, ownUploadsRead } from '../../data/uploads.ts';
import { forgetUploadDraft } from '../../device/uploadDrafts.ts';
import { showDone } from '../toasts/showToast.ts';
import { reduceUploadState } from './reduceUploadState.ts';
import { takePicture } from './takePicture.ts';
import { stateOf, type UploadEvent, type UploadState } from './uploadState.ts';
import { useInspection } from './useInspection.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { useOpening } from './useOpening.ts';
import { useProcessing } from './useProcessing.ts';
import { useTransfer } from './useTransfer.ts';

export interface UploadMachine {
  state: UploadState;
  /** An address at which the file can be played from this device; null if it cannot. */
  source: string | null;
  dispatch: Dispatch<UploadEvent>;
  pause: () => void;
  resume: () => void;
  /** Continues with a file that was chosen again, unless it is a different one. */
  chooseAgain: (file: File | null) => void;
  /** Takes another picture of the upload from its file. */
  takePicture: (bytes: Blob) => void;
  /** Call when the details were saved. */
  saved: () => void;
  giveUp: () => void;
}

/** Forgets the draft of an upload that failed, as it cannot be continued. */
function useFailedDraft(state: UploadState): void {
  const id = state.step === 'failed' ? state.id : null;
  useEffect(() => {
    if (id !== null) forgetUploadDraft(id);
  }, [id]);
}

function end(id: number): void {
  forgetUploadDraft(id);
  reread(ownUploadsRead);
}

/** Tells the API that an upload was given up. */
async function cancel(id: number): Promise<void> {
  await endUpload(id);
  reread(ownUploadsRead);
}

/** Manages an upload of the signed-in member, from the choice of a file to moderation. */
export function useUpload(uploads: readonly Upload[]): UploadMachine {
  const [state, dispatch] = useReducer(reduceUploadState, uploads, stateOf);
  const reader = useReader();
  useInspection(state, dispatch);
  useOpening(state, dispatch);
  useTransfer(state, dispatch);
  useProcessing(state, dispatch);
  useFailedDraft(state);
  const uploading = state.step === 'upload' ? state : null;
  const source = useObjectUrl(uploading?.file?.file ?? null);
  const id = uploading?.upload.id ?? 0;
  return {
    ...{ state, source, dispatch },
    pause: () => dispatch({ type: 'paused' }),
    resume: () => dispatch({ type: 'resumed', at: performance.now() }),
    chooseAgain: (file) => dispatch({ type: 'chosenAgain', file, at: performance.now() }),
    takePicture: (bytes) => void takePicture(id, bytes, dispatch),
    saved: () => {
      end(id);
      // After the last file, the page itself says so.
      if (uploading && uploading.following.length > 0) void showDone('upload', reader);
      dispatch({ type: 'saved', id });
    },
    giveUp: () => {
      void cancel(id);
      end(id);
      dispatch({ type: 'discarded', id });
    },
  };
}
