import { useEffect, type Dispatch } from 'react';
import { fetcher } from '../../runtime/data/fetcher.ts';
import { read } from '../../runtime/data/read.ts';
import { ownUploadsRead } from '../../data/uploads.ts';
import type { UploadEvent, UploadState } from './uploadState.ts';

const pollEveryMs = 1_500;

/** Polls the API's state of an upload while the API inspects its file. */
export function useProcessing(state: UploadState, dispatch: Dispatch<UploadEvent>): void {
  const id = state.step === 'upload' && state.phase === 'processing' ? state.upload.id : null;
  useEffect(() => {
    if (id === null) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const poll = async () => {
      const answer = await read(fetcher, ownUploadsRead);
      if (left) return;
      timer = setTimeout(() => void poll(), pollEveryMs);
      if (answer.state !== 'ready') return;
      const upload = answer.value.uploads.find((one) => one.id === id);
      dispatch(
        upload ? { type: 'received', upload } : { type: 'stopped', refusal: { field: 'notify', code: 'not_found' } },
      );
    };
    timer = setTimeout(() => void poll(), pollEveryMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [id, dispatch]);
}
