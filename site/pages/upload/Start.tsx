import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { errorsOf } from '../../kit/formErrors.ts';
import { correctedNameOf, type UploadState } from '../../kit/upload/uploadState.ts';
import type { UploadMachine } from '../../kit/upload/useUpload.ts';
import { Shown } from './Shown.tsx';

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
export function Start({ machine, state }: StartProps) {
  const reader = useReader();
  const ref = useRef<HTMLFormElement>(null);
  const { choosing, begin } = machine;
  const { refusals, checking, busy } = state;
  const exclusive = () => typedIn(ref.current).exclusive;
  const correctedName = correctedNameOf(state);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) void begin(typedIn(ref.current));
  };
  // Moves focus to the refused field, as every form does.
  useEffect(() => {
    if (refusals.length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const stated = {
    ...{ ref, busy, checking, correctedName, onSubmit, errors: errorsOf(form, refusals, reader) },
    onFile: (file: File | null) => void choosing.choose(file, exclusive),
    onMore: choosing.queue,
    onRename: () => choosing.rename(correctedName ?? '', exclusive()),
    // Exclusive videos may be shorter, so the file is checked again.
    onChange: ({ target }: SyntheticEvent) =>
      target instanceof HTMLInputElement && target.name === 'exclusive' && choosing.check(exclusive()),
  };
  return <Shown page={{ kind: 'start', form: stated }} />;
}
