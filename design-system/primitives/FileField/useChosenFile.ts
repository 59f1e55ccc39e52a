import { useEffect, useState, type RefObject } from 'react';
import { defineMessages, useIntl, type IntlShape } from 'react-intl';
import { fileSize } from '../../reader/fileSize.ts';
import { accepts } from './accepts.ts';

const messages = defineMessages<{
  wrongType: { name: string };
  tooLarge: { name: string; size: string; limit: string };
}>({
  wrongType: {
    id: 'fileField.wrongType',
    defaultMessage: '{name} is of a type that is not taken here. Choose another file.',
  },
  tooLarge: {
    id: 'fileField.tooLarge',
    defaultMessage: '{name} is {size}, and at most {limit} are taken. Choose a smaller file.',
  },
});

export interface ChosenFile {
  file: File;
  /** Number of files after this one. */
  more: number;
  /** Object URL of the picture preview; null for other files. */
  preview: string | null;
}

interface Options {
  /** Accepted types, as in `<input accept>`; empty for any. */
  accept: string;
  maxBytes: number;
  previews: boolean;
  onFile: ((file: File | null) => void) | undefined;
  onMore: ((files: readonly File[]) => void) | undefined;
  /** An element inside the form. */
  box: RefObject<HTMLElement | null>;
}

/** Returns why a file is refused, as a sentence; undefined if it is accepted. */
function refusalOf({ name, type, size }: File, { accept, maxBytes }: Options, intl: IntlShape): string | undefined {
  if (!accepts(accept, name, type)) return intl.formatMessage(messages.wrongType, { name });
  if (size <= maxBytes) return undefined;
  return intl.formatMessage(messages.tooLarge, { name, size: fileSize(size, intl), limit: fileSize(maxBytes, intl) });
}

/** Returns the chosen file, or why the last choice was refused, and the function to choose files. */
export function useChosenFile(options: Options) {
  const { previews, onFile, onMore, box } = options;
  const intl = useIntl();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const preview = chosen?.preview;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  useEffect(() => {
    // Resetting a form empties its file inputs.
    const form = box.current?.closest('form');
    const onReset = () => {
      setChosen(null);
      setRefusal(undefined);
    };
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [box]);

  const choose = (files: readonly File[], input: HTMLInputElement) => {
    const reason = files.map((file) => refusalOf(file, options, intl)).find((sentence) => sentence !== undefined);
    setRefusal(reason);
    const [file = null, ...more] = reason ? [] : files.slice(0, onMore ? undefined : 1);
    const picture = previews && file?.type.startsWith('image/');
    setChosen(file && { file, more: more.length, preview: picture ? URL.createObjectURL(file) : null });
    onFile?.(file);
    onMore?.(more);
    if (!file) input.value = '';
  };
  return { chosen, refusal, choose };
}
