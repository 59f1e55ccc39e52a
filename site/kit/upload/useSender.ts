import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import { sendUpload, uploadOf } from '../../data/uploads.ts';
import { waitOnline } from './localFile.ts';
import type { LocalFile } from './openUpload.ts';
import { sendFile } from './send.ts';
import type { UploadEvent } from './uploadState.ts';
import { useHere } from './useHere.ts';

const now = () => performance.now();

/** Sends one file at a time. Leaving the page stops it; what has been sent is kept. */
export function useSender(dispatch: Dispatch<UploadEvent>) {
  const here = useHere();
  const running = useRef<AbortController>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const start = async ({ file, name }: LocalFile, id: number, offset: number): Promise<void> => {
    stop();
    if (here.current.aborted) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
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
    const upload = sent.state === 'there' ? await uploadOf(sent.reply) : null;
    if (signal.aborted) return;
    const refusal = sent.state === 'refused' ? sent.refusal : { field: 'file', code: 'unavailable' };
    dispatch(upload ? { type: 'received', upload } : { type: 'stopped', refusal });
  };
  return { start, stop };
}
