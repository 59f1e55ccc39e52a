import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { errorsOf } from '../../features/forms/formErrors.ts';
import { correctedNameOf, type UploadState } from '../../features/upload/uploadState.ts';
import type { UploadMachine } from '../../features/upload/useUpload.ts';
import { UploadStep } from './UploadStep.tsx';

const form = { act: 'upload', names: ['file', 'link', 'exclusive'] } as const;

const typedIn = (element: HTMLFormElement | null) => {
  const data = element ? new FormData(element) : null;
  const link = data?.get('link');
  return { link: typeof link === 'string' ? link.trim() : '', exclusive: data?.get('exclusive') === '1' };
};

interface StartProps {
  machine: UploadMachine;
  state: Extract<UploadState, { step: 'start' }>;
}

/** The form in which a file or a link is chosen. */
export function UploadStartStep({ machine, state }: StartProps) {
  const reader = useReader();
  const ref = useRef<HTMLFormElement>(null);
  const { dispatch } = machine;
  const { refusals, choice, request } = state;
  const exclusive = () => typedIn(ref.current).exclusive;
  const correctedName = correctedNameOf(state);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    dispatch({ type: 'submitted', ...typedIn(ref.current) });
  };
  // Moves focus to the refused field, as every form does.
  useEffect(() => {
    if (refusals.length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const stated = {
    ...{ ref, correctedName, onSubmit, errors: errorsOf(form, refusals, reader) },
    ...{ busy: request !== null, checking: choice?.seconds === null },
    onFile: (file: File | null) => dispatch({ type: 'chosen', file, exclusive: exclusive() }),
    onMore: (files: readonly File[]) => dispatch({ type: 'followed', files }),
    onRename: () => dispatch({ type: 'renamed', exclusive: exclusive() }),
    // Exclusive videos may be shorter, so the file is checked again.
    onChange: ({ target }: SyntheticEvent) =>
      target instanceof HTMLInputElement &&
      target.name === 'exclusive' &&
      dispatch({ type: 'declared', exclusive: exclusive() }),
  };
  return <UploadStep page={{ kind: 'start', form: stated }} />;
}
