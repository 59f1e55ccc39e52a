import { useEffect, type Dispatch } from 'react';
import { ownUploadsRead } from '../../data/uploads.ts';
import { reread } from '../../runtime/data/useResource.ts';
import { openUpload } from './openUpload.ts';
import { readyRequest, type UploadEvent, type UploadState } from './uploadState.ts';

/** Asks the API to accept what was sent with the form. Leaving the page aborts it. */
export function useOpening(state: UploadState, dispatch: Dispatch<UploadEvent>): void {
  const request = readyRequest(state);
  useEffect(() => {
    if (!request) return;
    const controller = new AbortController();
    const { signal } = controller;
    void openUpload(request, performance.now(), signal).then((opened) => {
      if (signal.aborted) return;
      dispatch(opened);
      if (opened.type === 'opened') reread(ownUploadsRead);
    });
    return () => controller.abort();
  }, [request, dispatch]);
}
