import preview from '@afterglow/storybook/preview';
import { fromSentences } from '../../reader/fromSentences.ts';
import { CountedTextField } from './CountedTextField.tsx';

const label = 'uploadForm.title';
const hint = ['playlistForm.length', { min: 3, max: 100 }] as const;
const title = 'Evening by the lake, in one long take, from the jetty to the boats and back';

const meta = preview.meta({ component: CountedTextField, args: { limit: 100 } });

export const FarFromTheLimit = meta.story(fromSentences(CountedTextField, { label, hint }, { defaultValue: title }));
export const NearTheLimit = meta.story(
  fromSentences(CountedTextField, { label, hint }, { defaultValue: `${title}, with lanterns` }),
);
export const TooLong = meta.story(
  fromSentences(
    CountedTextField,
    { label, hint, error: ['action.max', { length: 100 }] },
    { defaultValue: `${title}, with lanterns and a song at the end` },
  ),
);
