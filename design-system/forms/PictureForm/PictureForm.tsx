import { color, font, space } from '@afterglow/tokens';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { defineMessages, useIntl, type TypedMessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { Form } from '../Form/Form.tsx';
import { PictureCrop } from '../PictureCrop/PictureCrop.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

type Pixels = { width: number; height: number };

const messages = defineMessages<{
  hint: Pixels & { size: string };
  submit: {};
  sending: { percent: string };
  tooSmall: Pixels & { least: string };
  tooManyPixels: { megapixels: number };
  loadFailed: {};
  resizeFailed: {};
  required: {};
}>({
  hint: {
    id: 'pictureForm.hint',
    defaultMessage: 'At least {width, number} × {height, number} pixels, and at most {size}.',
  },
  submit: { id: 'pictureForm.submit', defaultMessage: 'Take this picture' },
  sending: { id: 'pictureForm.sending', defaultMessage: 'Sending the picture, {percent}' },
  tooSmall: {
    id: 'pictureForm.tooSmall',
    defaultMessage:
      'Invalid image size: it has {width, number} × {height, number} pixels, and {least} are needed. Choose a larger picture.',
  },
  tooManyPixels: {
    id: 'refusal.megapixels',
    defaultMessage: 'This picture has too many pixels: {megapixels} million at most.',
  },
  loadFailed: { id: 'refusal.loadFailed', defaultMessage: 'Failed to load image: choose another one.' },
  resizeFailed: {
    id: 'refusal.resizeFailed',
    defaultMessage: 'Error resizing image: save it as JPEG or PNG, then try again.',
  },
  required: { id: 'refusal.picture.required', defaultMessage: 'Choose a picture first.' },
});

const kinds: Record<'avatar' | 'cover', Record<'label' | 'done', TypedMessageDescriptor>> = {
  avatar: defineMessages({
    label: { id: 'pictureForm.avatar', defaultMessage: 'Your picture' },
    done: { id: 'pictureForm.avatarDone', defaultMessage: 'This is your picture now.' },
  }),
  cover: defineMessages({
    label: { id: 'pictureForm.cover', defaultMessage: 'The cover of your page' },
    done: { id: 'pictureForm.coverDone', defaultMessage: 'This is the cover of your page now.' },
  }),
};

export interface PictureLimits {
  /** Minimum size in pixels. */
  least: { width: number; height: number };
  bytes: number;
  /** Maximum size of the file as text: `10 MB`. */
  maxSize: string;
  /** Maximum number of pixels, in millions. */
  megapixels: number;
}

export interface PictureFormProps extends Omit<FormProps<'file'>, 'values' | 'onSubmit'> {
  /** A small picture that is shown next to the name, or a wide one at the top of the member's page. */
  kind: keyof typeof kinds;
  /** Limits that are shown or checked before anything is sent. */
  limits: PictureLimits;
  /** Share that has been sent, from 0 to 1. */
  share?: number | undefined;
  /** Whether the picture has just been changed. */
  done?: boolean;
  /**
   * Sends the cropped picture. If omitted, the form posts the whole file by itself, and the server crops its centre.
   */
  onSend?: (picture: File) => void;
}

interface ChosenPicture {
  picture: HTMLImageElement;
  natural: Pixels;
}

/** Loads a picture; null if the browser cannot show it. */
async function load(src: string): Promise<ChosenPicture | null> {
  const picture = new Image();
  picture.src = src;
  try {
    await picture.decode();
    // The natural size is upright, whatever orientation the file specifies.
    return { picture, natural: { width: picture.naturalWidth, height: picture.naturalHeight } };
  } catch {
    return null;
  }
}

/** Returns the chosen picture once it has loaded, or what is wrong with it. */
function usePicture({ least, megapixels }: PictureLimits) {
  const { formatMessage, formatNumber } = useIntl();
  const latest = useRef<File>(null);
  const [cropped, setCropped] = useState<ChosenPicture | null>(null);
  const [problem, setProblem] = useState<string>();

  const src = cropped?.picture.src;
  useEffect(() => () => void (src !== undefined && URL.revokeObjectURL(src)), [src]);

  const problemOf = (chosen: ChosenPicture | null): string | undefined => {
    if (!chosen) return formatMessage(messages.loadFailed);
    const { width, height } = chosen.natural;
    if (width * height > megapixels * 1e6) return formatMessage(messages.tooManyPixels, { megapixels });
    if (width >= least.width && height >= least.height) return undefined;
    const needed = `${formatNumber(least.width)} × ${formatNumber(least.height)}`;
    return formatMessage(messages.tooSmall, { width, height, least: needed });
  };
  const choose = async (file: File | null): Promise<void> => {
    latest.current = file;
    setCropped(null);
    setProblem(undefined);
    if (!file) return;
    const url = URL.createObjectURL(file);
    const chosen = await load(url);
    // Another picture may have been chosen while this one was loading.
    const found = latest.current === file ? problemOf(chosen) : '';
    if (found !== undefined) URL.revokeObjectURL(url);
    if (latest.current !== file) return;
    setProblem(found);
    setCropped(found === undefined ? chosen : null);
  };
  /** Returns whether a chosen picture is still loading. Reads a ref, so it must not be called during render. */
  const isLoading = () => latest.current !== null && cropped === null && problem === undefined;
  return { cropped, problem, setProblem, choose, isLoading };
}

const quality = 0.92;

/** Sends what a canvas shows as a JPEG. */
function sendCanvas(
  canvas: HTMLCanvasElement | null,
  name: string,
  onSend: (file: File) => void,
  onFailure: () => void,
): void {
  const take = (blob: Blob | null) => {
    if (blob) onSend(new File([blob], name, { type: blob.type }));
    else onFailure();
  };
  canvas?.toBlob(take, 'image/jpeg', quality);
}

/** Two of these stand in one section, which has a name; as landmarks they would have the same. */
const noLandmark = { role: 'none', 'aria-label': undefined } as const;

/** A form for a member's picture or cover (R85): to choose, crop and send it. */
export function PictureForm({ kind, limits, share, done = false, onSend, ...rest }: PictureFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, { file: formatMessage(kinds[kind].label) });
  const { defaultValue: _, error, ...file } = field('file');
  const { cropped, problem, setProblem, choose, isLoading } = usePicture(limits);
  const canvas = useRef<HTMLCanvasElement>(null);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!onSend) return;
    event.preventDefault();
    // The crop must be visible before it can be sent.
    if (form.busy || isLoading()) return;
    const fail = () => setProblem(formatMessage(messages.resizeFailed));
    if (cropped) return sendCanvas(canvas.current, `${kind}.jpg`, onSend, fail);
    setProblem(problem ?? formatMessage(messages.required));
    document.getElementById(file.id)?.focus();
  };
  return (
    <Form
      data-component="PictureForm"
      {...noLandmark}
      {...form}
      encType="multipart/form-data"
      onSubmit={send}
      submit={formatMessage(messages.submit)}
      done={done ? formatMessage(kinds[kind].done) : undefined}
    >
      <PictureField field={file} error={problem ?? error} limits={limits} onChoose={(chosen) => void choose(chosen)} />
      {cropped && (
        <PictureCrop
          key={cropped.picture.src}
          {...cropped}
          least={limits.least}
          round={kind === 'avatar'}
          canvasRef={canvas}
        />
      )}
      {share !== undefined && <Progress share={share} />}
    </Form>
  );
}

function Progress({ share }: { share: number }) {
  const { formatMessage, formatNumber } = useIntl();
  const percent = formatNumber(share, { style: 'percent' });
  return (
    <Sending>
      <span>{formatMessage(messages.sending, { percent })}</span>
      <ProgressBar label={formatMessage(messages.sending, { percent })} value={share} />
    </Sending>
  );
}

interface PictureFieldProps {
  field: { id: string; name: string; label: string };
  error: string | undefined;
  limits: PictureLimits;
  onChoose: (file: File | null) => void;
}

function PictureField({ field, error, limits, onChoose }: PictureFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <FileField
      {...field}
      error={error}
      hint={formatMessage(messages.hint, { ...limits.least, size: limits.maxSize })}
      accept="image/*"
      maxBytes={limits.bytes}
      previews={false}
      required
      onFile={onChoose}
    />
  );
}

const Sending = styled.div`
  display: grid;
  gap: ${space[2]};
  color: ${color.soft};
  font: ${font.small};
  font-variant-numeric: tabular-nums;
`;
