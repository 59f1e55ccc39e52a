import { useRef, type ChangeEvent, type ComponentProps, type DragEvent, type MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Field, type FieldText } from '../Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { fileSize } from '../../reader/fileSize.ts';
import { Root } from './FileField.styles.ts';
import { useChosenFile, type ChosenFile } from './useChosenFile.ts';

const messages = defineMessages<{
  choose: {};
  drop: {};
  more: { count: number };
  remove: { name: string };
  preview: { name: string };
}>({
  choose: { id: 'fileField.choose', defaultMessage: 'Choose a file' },
  drop: { id: 'fileField.drop', defaultMessage: 'or drop it here' },
  more: { id: 'fileField.more', defaultMessage: 'and {count, number} more, one after the other' },
  remove: { id: 'fileField.remove', defaultMessage: 'Take away {name}' },
  preview: { id: 'fileField.preview', defaultMessage: 'Preview of {name}' },
});

export interface FileFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'multiple' | 'value' | 'defaultValue' | 'children'>, FieldText {
  /** Accepted types, as in `<input accept>`, such as `image/*,.mp4`; any by default. */
  accept?: string | undefined;
  /** Maximum file size in bytes. */
  maxBytes?: number;
  /** Shows a preview of a chosen picture. Pass false if the picture is shown next to the field, to be cropped. */
  previews?: boolean;
  /** Called with the accepted file, or null when it was removed or rejected. */
  onFile?: ((file: File | null) => void) | undefined;
  /** Allows several files to be chosen; called with those after the first. */
  onMore?: ((files: readonly File[]) => void) | undefined;
}

/**
 * A file field with drag and drop and a preview of pictures. `ref` and other props go to the input, `className` to the
 * root.
 */
export function FileField({ maxBytes = Infinity, previews = true, accept = '', ...props }: FileFieldProps) {
  const { label, hint, error, onFile, onMore, onChange, id, className, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  const { chosen, refusal, choose } = useChosenFile({ accept, maxBytes, previews, onFile, onMore, box });
  const wrong = refusal ?? error;
  const changed = (event: ChangeEvent<HTMLInputElement>) => {
    choose([...(event.currentTarget.files ?? [])], event.currentTarget);
    onChange?.(event);
  };
  const several = onMore !== undefined;
  return (
    <Root className={className} data-component="FileField" data-invalid={wrong ? true : undefined}>
      <Field label={label} hint={hint} error={wrong} alert={refusal !== undefined} id={id}>
        {(control) => (
          <div ref={box} data-part="file-box" {...dropHandlers(choose)}>
            <input
              {...rest}
              {...control}
              type="file"
              multiple={several}
              accept={accept || undefined}
              onChange={changed}
            />
            {chosen ? <Chosen {...chosen} onChoose={choose} /> : <Prompt />}
          </div>
        )}
      </Field>
    </Root>
  );
}

type Choose = (files: readonly File[], input: HTMLInputElement) => void;

const inputIn = (box: Element | null) => box?.querySelector<HTMLInputElement>('input[type="file"]');

/** Handlers of the box. They mark it with an attribute, so that dragging causes no re-render. */
const dropHandlers = (onChoose: Choose) => ({
  onDragOver: (event: DragEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.currentTarget.toggleAttribute('data-over', inputIn(event.currentTarget)?.disabled === false);
  },
  onDragLeave: ({ currentTarget: box, relatedTarget }: DragEvent<HTMLDivElement>) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) box.removeAttribute('data-over');
  },
  onDrop: (event: DragEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.currentTarget.removeAttribute('data-over');
    const { files } = event.dataTransfer;
    const input = inputIn(event.currentTarget);
    if (!input || files.length === 0 || input.disabled) return;
    // The form submits the input's files, so a dropped file is assigned to it.
    input.files = files;
    onChoose([...files], input);
  },
});

/** The chosen file: its preview, name and size, and the button to remove it. */
function Chosen({ file, more, preview, onChoose }: ChosenFile & { onChoose: Choose }) {
  const intl = useIntl();
  const { name, size } = file;
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    const input = inputIn(event.currentTarget.closest('[data-part="file-box"]'));
    if (input) onChoose([], input);
    input?.focus();
  };
  return (
    <>
      {preview && <img src={preview} alt={intl.formatMessage(messages.preview, { name })} />}
      <p data-part="file-chosen">
        <span data-part="file-about">
          <bdi data-part="file-name">{name}</bdi>{' '}
          <small>
            {fileSize(size, intl)}
            {more > 0 && ` ${intl.formatMessage(messages.more, { count: more })}`}
          </small>
        </span>
        <button
          data-part="file-remove"
          type="button"
          aria-label={intl.formatMessage(messages.remove, { name })}
          onClick={remove}
        >
          <Icon name="close" />
        </button>
      </p>
    </>
  );
}

/** The invitation to choose a file or drop it. */
function Prompt() {
  const { formatMessage } = useIntl();
  return (
    <p data-part="file-prompt" aria-hidden="true">
      <Icon name="upload" data-part="file-icon" />
      <b data-part="file-choose">{formatMessage(messages.choose)}</b>
      <small data-part="file-drop">{formatMessage(messages.drop)}</small>
    </p>
  );
}
