import { refusalSentence } from '@afterglow/design-system/forms/refusals';
import { otherFileSentence, type Sending } from '@afterglow/design-system/forms/UploadForm/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { startTransition, useEffect, useState, type SyntheticEvent } from 'react';
import { uploadDetails, uploadDetailsWithPicture } from '../../data/formDefinitions.ts';
import { readUploadDraft, saveUploadDraft } from '../../device/uploadDrafts.ts';
import { bytesPerSecond, type UploadState } from '../../features/upload/uploadState.ts';
import type { UploadMachine } from '../../features/upload/useUpload.ts';
import { fieldsOf, useSubmit } from '../../features/forms/useSubmit.ts';
import { UploadStep } from './UploadStep.tsx';
import type { UploadingProps } from './uploadingProps.ts';

interface UploadDetailsStepProps extends Pick<UploadingProps, 'own' | 'categories'> {
  machine: UploadMachine;
  state: Extract<UploadState, { step: 'upload' }>;
}

type Draft = ReturnType<typeof readUploadDraft>;

/**
 * Returns the draft that the device has kept, read once after hydration: what another tab writes later would replace
 * what is typed here.
 */
function useDraft(id: number): Draft {
  const [read, setRead] = useState<{ id: number; draft: Draft }>();
  useEffect(() => startTransition(() => setRead({ id, draft: readUploadDraft(id) })), [id]);
  return read?.id === id ? read.draft : null;
}

/** The form for the details of an upload, while its file is sent and afterwards. */
export function UploadDetailsStep(props: UploadDetailsStepProps) {
  const { id } = props.state.upload;
  const draft = useDraft(id);
  // The fields hold what is typed themselves, so that only new fields can take over a draft: hence the key.
  return <Details key={`${id} ${draft !== null}`} {...props} draft={draft} />;
}

/** Returns how the file is being sent; undefined once it has arrived and been inspected. */
function sendingOf({ machine, state }: UploadDetailsStepProps, reader: Reader): Sending | undefined {
  const { phase, samples, problem } = state;
  if (phase === 'ready') return undefined;
  return {
    state: phase,
    bytesPerSecond: bytesPerSecond(samples),
    problem: problem ? refusalSentence('upload', problem, reader) : undefined,
    onPause: machine.pause,
    onResume: machine.resume,
    onStop: machine.giveUp,
  };
}

/** Asks for the file that the browser has lost, and accepts no other. */
const againOf = ({ machine, state: { upload, phase, otherFile } }: UploadDetailsStepProps, reader: Reader) =>
  phase === 'missing'
    ? { error: otherFile ? otherFileSentence(upload, reader) : undefined, onFile: machine.chooseAgain }
    : undefined;

/** Leaves out the declarations, which must be made anew each time. */
const keptFields = uploadDetails.names.filter((name) => !uploadDetails.secret.includes(name));

function Details({ draft, ...props }: UploadDetailsStepProps & { draft: Draft }) {
  const reader = useReader();
  const { machine, state, own, categories } = props;
  const { upload, picture } = state;
  const { source, saved, giveUp, takePicture } = machine;
  const taken = picture.taken > 0;
  const form = useSubmit(state.phase === 'ready' ? uploadDetailsWithPicture : uploadDetails, {
    stays: true,
    onDone: saved,
  });
  const sending = sendingOf(props, reader);
  const again = againOf(props, reader);
  const problem = sending || !state.problem ? undefined : refusalSentence('upload', state.problem, reader);
  const stated = {
    ...form,
    values: { ...draft, ...(taken && { preview: String(upload.screenshot) }) },
    onInput: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
      saveUploadDraft(upload.id, fieldsOf(currentTarget, keptFields)),
    onGiveUp: giveUp,
    scrubber: source === null ? undefined : { source, problem, busy: picture.busy, taken, onTake: takePicture },
  };
  return (
    <UploadStep page={{ kind: 'details', upload, sending, again, categories, channels: own.channels, form: stated }} />
  );
}
