import { useEffect, type Dispatch } from 'react';
import { sendUpload, uploadOf } from '../../data/uploads.ts';
import { waitOnline } from './localFile.ts';
import { sendFile } from './send.ts';
import type { Transfer, UploadEvent, UploadState } from './uploadState.ts';

const now = () => performance.now();

async function send(
  id: number,
  { file: { file, name }, offset }: Transfer,
  dispatch: Dispatch<UploadEvent>,
  signal: AbortSignal,
): Promise<void> {
  const sent = await sendFile(
    { uploadId: String(id), file, name, offset },
    {
      send: sendUpload,
      wait: waitOnline,
      now,
      onProgress: (receivedBytes) => dispatch({ type: 'progress', receivedBytes, at: now() }),
      onLost: (refusal) => dispatch({ type: 'lost', refusal }),
    },
    signal,
  );
  if (sent.state === 'stopped') return;
  if (sent.state === 'unreadable') return dispatch({ type: 'unreadable' });
  const upload = sent.state === 'complete' ? await uploadOf(sent.reply) : null;
  if (signal.aborted) return;
  const refusal = sent.state === 'refused' ? sent.refusal : { field: 'file', code: 'unavailable' };
  dispatch(upload ? { type: 'received', upload } : { type: 'stopped', refusal });
}

/** Sends the file of an upload. A pause, or leaving the page, stops it; what has been sent is kept. */
export function useTransfer(state: UploadState, dispatch: Dispatch<UploadEvent>): void {
  const [id, transfer] = state.step === 'upload' ? [state.upload.id, state.transfer] : [0, null];
  useEffect(() => {
    if (!transfer) return;
    const controller = new AbortController();
    void send(id, transfer, dispatch, controller.signal);
    return () => controller.abort();
  }, [id, transfer, dispatch]);
}
