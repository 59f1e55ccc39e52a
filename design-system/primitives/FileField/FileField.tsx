import { useEffect, useState, type ChangeEvent, type ComponentProps, type DragEvent, type MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useFieldIds } from '../useFieldIds.ts';
import { Icon } from '../Icon/Icon.tsx';
import { fileSize } from '../../reader/fileSize.ts';
import { accepts } from './accepts.ts';
import { Root } from './FileField.styles.ts';

const messages = defineMessages<{
  choose: {};
  drop: {};
  more: { count: number };
  remove: { name: string };
  preview: { name: string };
  wrongType: { name: string };
  tooLarge: { name: string; size: string; limit: string };
}>({
  choose: { id: 'fileField.choose', defaultMessage: 'Choose a file' },
  drop: { id: 'fileField.drop', defaultMessage: 'or drop it here' },
  more: { id: 'fileField.more', defaultMessage: 'and {count, number} more, one after the other' },
  remove: { id: 'fileField.remove', defaultMessage: 'Take away {name}' },
  preview: { id: 'fileField.preview', defaultMessage: 'Preview of {name}' },
  wrongType: {
    id: 'fileField.wrongType',
    defaultMessage: '{name} is of a type that is not taken here. Choose another file.',
  },
  tooLarge: {
    id: 'fileField.tooLarge',
    defaultMessage: '{name} is {size}, and at most {limit} are taken. Choose a smaller file.',
  },
});

export interface FileFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'multiple' | 'value' | 'defaultValue' | 'children'
> {
  label: string;
  /** Accepted types, as in `<input accept>`, such as `image/*,.mp4`; any by default. */
  accept?: string | undefined;
  /** Shown under the label, such as the maximum size. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Maximum file size in bytes. */
  maxBytes?: number;
  /** Shows a preview of a chosen picture. Pass false if the picture is shown next to the field, to be cropped. */
  previews?: boolean;
  /** Called with the accepted file, or null when it was removed or rejected. */
  onFile?: ((file: File | null) => void) | undefined;
  /** Allows several files to be chosen; called with those after the first. */
  onMore?: ((files: readonly File[]) => void) | undefined;
}

interface Taken {
  file: File;
  /** Number of files after this one. */
  more: number;
  /** Object URL of the picture preview; null for other files. */
  preview: string | null;
}

const inputIn = (box: Element | null) => box?.querySelector<HTMLInputElement>('input[type="file"]');

/**
 * A file field with drag and drop and a preview of pictures. `ref` and other props go to the input, `className` to the
 * root.
 */
export function FileField({
  label,
  hint,
  error,
  maxBytes = Infinity,
  previews = true,
  onFile,
  onMore,
  onChange,
  accept = '',
  id,
  className,
  ...rest
}: FileFieldProps) {
  const intl = useIntl();
  const [taken, setTaken] = useState<Taken | null>(null);
  const [refused, setRefused] = useState<string>();
  const wrong = refused ?? error;
  const { field, hintId, errorId, aria } = useFieldIds({ id, hint, error: wrong });
  const file = taken?.file;
  const preview = taken?.preview;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  useEffect(() => {
    // Resetting a form empties its file inputs.
    const form = document.getElementById(field)?.closest('form');
    const onReset = () => {
      setTaken(null);
      setRefused(undefined);
    };
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [field]);

  const refusal = ({ name, type, size }: File): string | undefined => {
    if (!accepts(accept, name, type)) return intl.formatMessage(messages.wrongType, { name });
    if (size > maxBytes)
      return intl.formatMessage(messages.tooLarge, {
        name,
        size: fileSize(size, intl),
        limit: fileSize(maxBytes, intl),
      });
    return undefined;
  };
  const choose = (chosen: readonly File[], input: HTMLInputElement) => {
    const reason = chosen.map(refusal).find((sentence) => sentence !== undefined);
    setRefused(reason);
    const [accepted = null, ...more] = reason ? [] : chosen.slice(0, onMore ? undefined : 1);
    setTaken(
      accepted && {
        file: accepted,
        more: more.length,
        preview: previews && accepted.type.startsWith('image/') ? URL.createObjectURL(accepted) : null,
      },
    );
    onFile?.(accepted);
    onMore?.(more);
    if (!accepted) input.value = '';
  };
  const changed = (event: ChangeEvent<HTMLInputElement>) => {
    choose([...(event.currentTarget.files ?? [])], event.currentTarget);
    onChange?.(event);
  };
  const dropped = (event: DragEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.currentTarget.removeAttribute('data-over');
    const { files } = event.dataTransfer;
    const input = inputIn(event.currentTarget);
    if (!input || files.length === 0 || input.disabled) return;
    // The form submits the input's files, so a dropped file is assigned to it.
    input.files = files;
    choose([...files], input);
  };
  // Uses attributes, so that dragging causes no re-render.
  const hovering = (event: DragEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.currentTarget.toggleAttribute('data-over', inputIn(event.currentTarget)?.disabled === false);
  };
  const left = (event: DragEvent<HTMLDivElement>) => {
    const { currentTarget: box, relatedTarget } = event;
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) box.removeAttribute('data-over');
  };
  const takeAway = (event: MouseEvent<HTMLButtonElement>) => {
    const input = inputIn(event.currentTarget.closest('[data-part="file-box"]'));
    if (input) choose([], input);
    input?.focus();
  };

  return (
    <Root className={className} data-component="FileField" data-invalid={wrong ? true : undefined}>
      <label data-part="field-label" htmlFor={field}>
        {label}
      </label>
      <div data-part="file-box" onDragOver={hovering} onDragLeave={left} onDrop={dropped}>
        <input
          {...rest}
          {...aria}
          type="file"
          multiple={onMore !== undefined}
          accept={accept || undefined}
          id={field}
          onChange={changed}
        />
        {preview && <img src={preview} alt={intl.formatMessage(messages.preview, { name: file?.name ?? '' })} />}
        {taken && file ? (
          <p data-part="file-chosen">
            <span data-part="file-name">{file.name}</span>
            <small data-part="file-size">
              {fileSize(file.size, intl)}
              {taken.more > 0 && ` ${intl.formatMessage(messages.more, { count: taken.more })}`}
            </small>
            <button
              data-part="file-remove"
              type="button"
              aria-label={intl.formatMessage(messages.remove, { name: file.name })}
              onClick={takeAway}
            >
              <Icon name="close" />
            </button>
          </p>
        ) : (
          <p data-part="file-prompt" aria-hidden="true">
            <Icon name="upload" data-part="file-icon" />
            <b data-part="file-choose">{intl.formatMessage(messages.choose)}</b>
            <small data-part="file-drop">{intl.formatMessage(messages.drop)}</small>
          </p>
        )}
      </div>
      {hint && (
        <small data-part="field-hint" id={hintId}>
          {hint}
        </small>
      )}
      {wrong && (
        <strong data-part="field-error" id={errorId} role={refused ? 'alert' : undefined}>
          <Icon name="alert" size="small" data-part="error-icon" />
          {wrong}
        </strong>
      )}
    </Root>
  );
}
