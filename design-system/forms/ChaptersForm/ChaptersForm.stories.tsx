import type { StudioTracks } from '@afterglow/contract/studio';
import { studioTracks } from '@afterglow/fixtures/data/studio';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { ChaptersForm, type ChaptersFormProps } from './ChaptersForm.tsx';
import { chaptersForm } from './ChaptersForm.view.ts';

const meta = preview.meta({ component: ChaptersForm });

const action = '#/studio/100000001/?step=chapters';
const form = (tracks: StudioTracks, state: Partial<ChaptersFormProps> = {}) =>
  fromView(ChaptersForm, (shown: StudioTracks) => ({ ...chaptersForm(shown), action, ...state }), tracks);
const written = (chapters: string): StudioTracks => ({ captions: [], chapters });

export const Standard = meta.story(form(studioTracks));
export const None = meta.story(form(written('')));
export const Many = meta.story(
  form(written(Array.from({ length: 59 }, (_, minute) => `${minute}:00 Part ${minute + 1}`).join('\n'))),
);
export const OddTitles = meta.story(
  form(written(`0:00 شرفة\n1:00 バルコニー\n2:00 <script>alert(1)</script>\n3:00 ${'Evening'.repeat(28)}`)),
);
export const Saved = meta.story(form(studioTracks, { done: true }));
export const Refused = meta.story(
  form(studioTracks, {
    values: { chapters: '0:00 The balcony\nCandles' },
    errors: { chapters: 'Line 2: A time and a title are needed here, such as 1:20 The lake.' },
  }),
);
export const Busy = meta.story(form(studioTracks, { busy: true }));
