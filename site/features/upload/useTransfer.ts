import { useEffect, type Dispatch } from 'react';
import { refusedAs } from '@afterglow/contract/postReply';
import { sendAsMember } from '../../data/session.ts';
import { tusAddress } from '../../data/uploads.ts';
import { waitOnline } from './localFile.ts';
import { sendFile, type FileTransfer } from './send.ts';
import type { Transfer, UploadEvent, UploadState } from './uploadState.ts';

const now = () => performance.now();

/** Loads the library as the first file is sent. Without it nothing can be sent now, and it is tried again. */
const transferLazily: FileTransfer = async (...call) => {
  const loaded = await import('./tusTransfer.ts').catch(() => null);
  return loaded ? loaded.transferByTus(...call) : refusedAs('unavailable');
};

async function send(
  id: number,
  { file: { file }, offset }: Transfer,
  dispatch: Dispatch<UploadEvent>,
  signal: AbortSignal,
): Promise<void> {
  const sent = await sendFile(
    { file, address: tusAddress(id), offset },
    {
      transfer: (...call) => sendAsMember(() => transferLazily(...call)),
      wait: waitOnline,
      onProgress: (receivedBytes) => dispatch({ type: 'progress', receivedBytes, at: now() }),
      onLost: (refusal) => dispatch({ type: 'lost', refusal }),
    },
    signal,
  );
  if (sent.state === 'stopped') return;
  if (sent.state === 'unreadable') return dispatch({ type: 'unreadable' });
  dispatch(sent.state === 'complete' ? { type: 'arrived' } : { type: 'stopped', refusal: sent.refusal });
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
