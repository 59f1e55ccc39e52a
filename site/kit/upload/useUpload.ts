import { doneToast } from '@afterglow/design-system/feedback/Toasts/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Upload } from '@afterglow/fixtures/contract/upload';
import { useEffect, useReducer, useRef, useState, type Dispatch } from 'react';
import { sendUpload, ownUploadsRead } from '../../data/uploads.ts';
import { reread } from '../../data/useResource.ts';
import { forgetUploadDraft } from '../../device/uploadDrafts.ts';
import { sayToast } from '../sayToast.ts';
import { refusalOfFile } from './checkFile.ts';
import { lookAt, openFile, openLink, type LocalFile } from './openUpload.ts';
import { useInspection } from './useInspection.ts';
import { useSender } from './useSender.ts';
import { reduceUploadState, stateOf, type UploadEvent, type UploadState } from './uploadState.ts';

const now = () => performance.now();

interface Typed {
  link: string;
  exclusive: boolean;
}

/** The file at hand, and what is done with it before anything is sent. */
function useChosen(dispatch: Dispatch<UploadEvent>) {
  const chosen = useRef<LocalFile>(null);
  /** The last that was chosen; looking at another takes its time. */
  const asked = useRef<File>(null);
  /** Those that follow. */
  const waiting = useRef<readonly File[]>([]);
  const check = (exclusive: boolean) => {
    const { current } = chosen;
    dispatch({ type: 'chosen', refusal: current && refusalOfFile(current, exclusive) });
  };
  const choose = async (file: File | null, exclusive: boolean): Promise<void> => {
    asked.current = file;
    chosen.current = null;
    dispatch({ type: 'choosing' });
    const local = file && (await lookAt(file));
    if (asked.current !== file) return;
    chosen.current = local;
    check(exclusive);
  };
  const rename = (name: string, exclusive: boolean) => {
    if (chosen.current) chosen.current = { ...chosen.current, name };
    check(exclusive);
  };
  return {
    ...{ choose, check, rename },
    /** The next of several files. */
    next: (): File | undefined => {
      const [next, ...others] = waiting.current;
      waiting.current = others;
      return next;
    },
    queue: (files: readonly File[]) => {
      waiting.current = files;
    },
    held: () => chosen.current,
    hold: (local: LocalFile | null) => {
      chosen.current = local;
    },
  };
}

/** Another picture of it, taken from the file. */
function usePicture(dispatch: Dispatch<UploadEvent>) {
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState(0);
  const take = async (id: number, bytes: Blob): Promise<void> => {
    setBusy(true);
    dispatch({ type: 'problem', refusal: null });
    const fields = { upload_id: String(id) };
    const reply = await sendUpload({ section: 'preview', fields, file: { bytes, name: 'moment.jpg' } });
    setBusy(false);
    if (reply.state === 'refused')
      return dispatch({ type: 'problem', refusal: reply.refusals[0] ?? { field: 'preview', code: 'screenshot' } });
    // The next one has the same address, which browsers do not ask for twice.
    const address = `${String(reply.reply['scr'])}?${taken + 1}`;
    dispatch({ type: 'pictured', number: Number(reply.reply['preview']), address });
    setTaken(taken + 1);
  };
  return { busy, taken: taken > 0, take };
}

/** The file at hand, with an address to play it at on this device. */
function usePlayed() {
  const [played, setPlayed] = useState<{ file: Blob; source: string } | null>(null);
  useEffect(() => () => void (played && URL.revokeObjectURL(played.source)), [played]);
  return {
    source: played?.source ?? null,
    play: (file: Blob) => {
      if (played?.file !== file) setPlayed({ file, source: URL.createObjectURL(file) });
    },
    end: () => setPlayed(null),
  };
}

/** Sends the file at hand: from the beginning, after a pause, or chosen again after a reload. */
function useTransfer({ held, hold }: ReturnType<typeof useChosen>, dispatch: Dispatch<UploadEvent>) {
  const sender = useSender(dispatch);
  const { source, play, end } = usePlayed();
  const send = (upload: Upload) => {
    const local = held();
    if (!local) return;
    play(local.file);
    void sender.start(local, upload.id, upload.receivedBytes);
  };
  const resume = (upload: Upload) => {
    dispatch({ type: 'resumed', at: now() });
    send(upload);
  };
  return {
    ...{ source, send, resume },
    pause: () => {
      sender.stop();
      dispatch({ type: 'paused' });
    },
    /** False if it is another file. */
    resumeWith: (upload: Upload, again: File): boolean => {
      const { fileName: name, bytes, seconds } = upload;
      if (again.size !== bytes) return false;
      hold({ file: again, name, bytes, seconds });
      resume(upload);
      return true;
    },
    forget: () => {
      sender.stop();
      hold(null);
      end();
    },
  };
}

export interface UploadMachine {
  state: UploadState;
  dispatch: Dispatch<UploadEvent>;
  choosing: ReturnType<typeof useChosen>;
  transfer: ReturnType<typeof useTransfer>;
  picture: ReturnType<typeof usePicture>;
  begin: (typed: Typed) => Promise<void>;
  /** The details were saved. */
  saved: (upload: Upload) => void;
  giveUp: (upload: Upload) => void;
}

/** An upload of the signed-in member, from the choice of a file to moderation. */
export function useUpload(uploads: readonly Upload[]): UploadMachine {
  const [state, dispatch] = useReducer(reduceUploadState, uploads, stateOf);
  const reader = useReader();
  const choosing = useChosen(dispatch);
  const transfer = useTransfer(choosing, dispatch);
  const picture = usePicture(dispatch);
  useInspection(state, dispatch);
  const begin = async ({ link, exclusive }: Typed) => {
    dispatch({ type: 'asked' });
    const opened = await (link === '' ? openFile(choosing.held(), exclusive, now()) : openLink(link, exclusive, now()));
    dispatch(opened);
    if (opened.type !== 'opened') return;
    reread(ownUploadsRead);
    if (opened.upload.status === 'uploading') transfer.send(opened.upload);
  };
  /** After an upload comes the next of several files. */
  const end = (upload: Upload, event: UploadEvent) => {
    const next = choosing.next();
    transfer.forget();
    forgetUploadDraft(upload.id);
    dispatch(next ? { type: 'begun' } : event);
    reread(ownUploadsRead);
    if (next) void choosing.choose(next, upload.exclusive).then(() => begin({ link: '', exclusive: upload.exclusive }));
    return next !== undefined;
  };
  return {
    ...{ state, dispatch, choosing, transfer, picture, begin },
    saved: (upload) => {
      if (end(upload, { type: 'saved' })) void sayToast(doneToast('upload', reader), reader);
    },
    giveUp: (upload) => {
      // What is not cancelled now is forgotten by the API after a while.
      void sendUpload({ section: 'cancel', fields: { upload_id: String(upload.id) } }).then(() =>
        reread(ownUploadsRead),
      );
      end(upload, { type: 'begun' });
    },
  };
}
