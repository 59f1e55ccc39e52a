import { maxTrackBytes } from '@afterglow/contract/bodyLimits';
import type { StudioTracks } from '@afterglow/contract/studio';
import { trackLanguages } from '@afterglow/contract/tracks';
import type { Reader } from '../../reader/reader.ts';
import type { CaptionsFormProps } from './CaptionsForm.tsx';

export type { CaptionsField } from './CaptionsForm.tsx';

type CaptionsContent = Pick<CaptionsFormProps, 'section' | 'captions' | 'languages' | 'mostBytes' | 'values'>;

/** Returns the form of a video's captions, with the languages by their names in the reader's own. */
export function captionsForm({ captions }: StudioTracks, { intl }: Reader): CaptionsContent {
  const [own = ''] = intl.locale.split('-');
  const languages = trackLanguages
    .map((tag) => ({ value: tag, label: intl.formatDisplayName(tag, { type: 'language' }) ?? tag }))
    .toSorted((one, other) => one.label.localeCompare(other.label, intl.locale));
  return {
    section: 'captions',
    captions: captions.map(({ file, lang, label }) => ({ file, name: label, lang: lang || undefined })),
    languages,
    mostBytes: maxTrackBytes,
    values: { lang: trackLanguages.find((tag) => tag === own) ?? 'en' },
  };
}
