import { doneToast } from '@afterglow/design-system/feedback/Toasts/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Upload } from '@afterglow/contract/upload';
import { useEffect, useEffectEvent, useReducer, useRef, useState, type Dispatch } from 'react';
import { sendUpload, ownUploadsRead } from '../../data/uploads.ts';
import { reread } from '../../data/useResource.ts';
import { forgetUploadDraft } from '../../device/uploadDrafts.ts';
import { sayToast } from '../sayToast.ts';
import { refusalOfFile } from './checkFile.ts';
import { lookAt, openFile, openLink, type LocalFile } from './openUpload.ts';
import { useHere } from './useHere.ts';
import { useInspection } from './useInspection.ts';
import { useSender } from './useSender.ts';
import { reduceUploadState, stateOf, type UploadEvent, type UploadState } from './uploadState.ts';

const now = () => performance.now();

interface Typed {
  link: string;
  exclusive: boolean;
}

/** Manages the queue of files that follow the current one. */
function useFollowing() {
  const waiting = useRef<readonly File[]>([]);
  return {
    waits: () => waiting.current,
    next: (): File | undefined => {
      const [next, ...others] = waiting.current;
      waiting.current = others;
      return next;
    },
    queue: (files: readonly File[]) => {
      waiting.current = files;
    },
  };
}

/** Manages the current file, and what is done with it before anything is sent. */
function useChosen(dispatch: Dispatch<UploadEvent>) {
  const chosen = useRef<LocalFile>(null);
  /** The file that was chosen last; `look` is its inspection, which takes time. */
  const asked = useRef<File>(null);
  const look = useRef<Promise<LocalFile>>(null);
  const following = useFollowing();
  const check = (exclusive: boolean) => {
    const { current } = chosen;
    // A file that is still being inspected is checked afterwards.
    if (current || !asked.current) dispatch({ type: 'chosen', refusal: current && refusalOfFile(current, exclusive) });
  };
  /** Inspects a file. Resolves to false if another one has been chosen in the meantime. */
  const choose = async (file: File | null, isExclusive: () => boolean): Promise<boolean> => {
    asked.current = file;
    chosen.current = null;
    dispatch({ type: 'choosing' });
    look.current = file && lookAt(file);
    const local = await look.current;
    if (asked.current !== file) return false;
    chosen.current = local;
    check(isExclusive());
    return true;
  };
  const rename = (name: string, exclusive: boolean) => {
    if (chosen.current) chosen.current = { ...chosen.current, name };
    check(exclusive);
  };
  return {
    ...{ ...following, choose, check, rename },
    held: () => chosen.current,
    /** The current file, once it has been inspected. */
    looked: async () => chosen.current ?? look.current,
    /** Replaces whatever has been chosen in the meantime. */
    hold: (local: LocalFile | null) => {
      asked.current = null;
      look.current = null;
      chosen.current = local;
    },
  };
}

type Chosen = ReturnType<typeof useChosen>;

/** Takes another picture of an upload from its file. */
function usePicture(dispatch: Dispatch<UploadEvent>) {
  const [last, setLast] = useState({ id: 0, busy: false, taken: 0 });
  const of = (id: number) => (last.id === id ? last : { id, busy: false, taken: 0 });
  const take = async (id: number, bytes: Blob): Promise<void> => {
    const before = of(id);
    setLast({ ...before, busy: true });
    dispatch({ type: 'problem', id, refusal: null });
    const fields = { upload_id: String(id) };
    const reply = await sendUpload({ section: 'preview', fields, file: { bytes, name: 'moment.jpg' } });
    const taken = before.taken + (reply.state === 'done' ? 1 : 0);
    // The reply can arrive when another upload has followed.
    setLast((now) => (now.id === id ? { id, busy: false, taken } : now));
    if (reply.state === 'refused')
      return dispatch({ type: 'problem', id, refusal: reply.refusals[0] ?? { field: 'preview', code: 'screenshot' } });
    // The next picture has the same address, which browsers would not request again.
    const address = `${String(reply.reply['scr'])}?${taken}`;
    dispatch({ type: 'pictured', id, number: Number(reply.reply['preview']), address });
  };
  return { of, take };
}

/** Returns an address at which the current file can be played from this device. */
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

/** Sends the current file: from the beginning, after a pause, or when it was chosen again after a reload. */
function useTransfer({ held, hold }: Chosen, dispatch: Dispatch<UploadEvent>) {
  const sender = useSender(dispatch);
  const { source, play, end } = usePlayed();
  const send = (upload: Upload, local = held()) => {
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
    /** Continues with a file that was chosen again; returns false if it is a different file. */
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

type Transfer = ReturnType<typeof useTransfer>;

export interface UploadMachine {
  state: UploadState;
  choosing: Chosen;
  transfer: Transfer;
  picture: ReturnType<typeof usePicture>;
  begin: (typed: Typed) => Promise<void>;
  /** Call when the details were saved. */
  saved: (upload: Upload) => void;
  giveUp: (upload: Upload) => void;
  /** Continues with the next of several files, after one that failed. */
  goOn: () => void;
}

/** Returns a function that asks the API to accept what was chosen, one request at a time. */
function useBeginning({ looked, waits, hold, queue }: Chosen, { send }: Transfer, dispatch: Dispatch<UploadEvent>) {
  const here = useHere();
  const asking = useRef(false);
  return async ({ link, exclusive }: Typed): Promise<void> => {
    const signal = here.current;
    if (asking.current || signal.aborted) return;
    asking.current = true;
    // Taken before the request, since another file can be chosen before the reply.
    const [look, others] = link === '' ? [looked(), waits()] : [null, []];
    dispatch({ type: 'asked' });
    const local = await look;
    const opened = await (link === '' ? openFile(local, exclusive, now(), signal) : openLink(link, exclusive, now()));
    asking.current = false;
    if (signal.aborted) return;
    dispatch(opened);
    if (opened.type !== 'opened') return;
    hold(local);
    queue(others);
    reread(ownUploadsRead);
    if (opened.upload.status === 'uploading') send(opened.upload, local);
  };
}

/** Forgets the draft and the file of an upload that failed, as it cannot be continued. */
function useFailed(state: UploadState, { forget }: Transfer): void {
  const id = state.step === 'failed' ? state.id : null;
  const forgetFile = useEffectEvent(forget);
  useEffect(() => {
    if (id === null) return;
    forgetUploadDraft(id);
    forgetFile();
  }, [id]);
}

/** Manages an upload of the signed-in member, from the choice of a file to moderation. */
export function useUpload(uploads: readonly Upload[]): UploadMachine {
  const [state, dispatch] = useReducer(reduceUploadState, uploads, stateOf);
  const reader = useReader();
  const choosing = useChosen(dispatch);
  const transfer = useTransfer(choosing, dispatch);
  const picture = usePicture(dispatch);
  const begin = useBeginning(choosing, transfer, dispatch);
  useInspection(state, dispatch);
  useFailed(state, transfer);
  /** Begins the next of several files; returns false if there is none. */
  const goOn = (exclusive: boolean): boolean => {
    const next = choosing.next();
    if (!next) return false;
    dispatch({ type: 'begun' });
    void choosing.choose(next, () => exclusive).then((still) => (still ? begin({ link: '', exclusive }) : undefined));
    return true;
  };
  const end = (upload: Upload, event: UploadEvent): boolean => {
    transfer.forget();
    forgetUploadDraft(upload.id);
    reread(ownUploadsRead);
    const goesOn = goOn(upload.exclusive);
    if (!goesOn) dispatch(event);
    return goesOn;
  };
  return {
    ...{ state, choosing, transfer, picture, begin },
    goOn: () => void goOn(state.step === 'failed' && state.exclusive),
    saved: (upload) => {
      if (end(upload, { type: 'saved' })) void sayToast(doneToast('upload', reader), reader);
    },
    giveUp: (upload) => {
      // If this request fails, the API drops the upload by itself after a while.
      void sendUpload({ section: 'cancel', fields: { upload_id: String(upload.id) } }).then(() =>
        reread(ownUploadsRead),
      );
      end(upload, { type: 'begun' });
    },
  };
}
