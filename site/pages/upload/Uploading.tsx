import type { UploadState } from '../../features/upload/uploadState.ts';
import { useLeaveGuard } from '../../features/leaving/useLeaveGuard.tsx';
import { useUpload, type UploadMachine } from '../../features/upload/useUpload.ts';
import { UploadDetailsStep } from './UploadDetailsStep.tsx';
import { UploadStep } from './UploadStep.tsx';
import { UploadStartStep } from './UploadStartStep.tsx';
import type { UploadingProps } from './uploadingProps.ts';
import { useStepFocus } from './useStepFocus.ts';

/** Returns whether leaving would interrupt something, from the moment it was requested. */
const isSending = (state: UploadState): boolean =>
  state.step === 'start'
    ? state.request !== null
    : state.step === 'upload' && (state.phase === 'sending' || state.phase === 'failed');

/** An upload in any of its steps. */
export function Uploading(props: UploadingProps) {
  const machine = useUpload(props.own.uploads);
  const { state } = machine;
  const active = isSending(state);
  const overlay = useLeaveGuard({ active, lossOf: () => ({ losing: 'upload' }) });
  useStepFocus(state.step === 'upload' ? `upload ${state.upload.id}` : state.step);
  return (
    <>
      <Step {...props} machine={machine} />
      {overlay}
    </>
  );
}

function Step({ machine, ...props }: UploadingProps & { machine: UploadMachine }) {
  const { state } = machine;
  switch (state.step) {
    case 'start':
      return <UploadStartStep machine={machine} state={state} />;
    case 'upload':
      return <UploadDetailsStep {...props} machine={machine} state={state} />;
    case 'success':
      return <UploadStep page={{ kind: 'success', member: props.user }} />;
    case 'failed': {
      const { refusal, reason, following } = state;
      const onNext = following.length > 0 ? () => machine.dispatch({ type: 'continued' }) : undefined;
      return <UploadStep page={{ kind: 'error', refusal, reason, onNext }} />;
    }
  }
}
