import type { StudioTracks } from '@afterglow/contract/studio';
import { studioTracks } from '@afterglow/fixtures/data/studio';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { CaptionsForm, type CaptionsFormProps } from './CaptionsForm.tsx';
import { captionsForm } from './CaptionsForm.view.ts';

const meta = preview.meta({ component: CaptionsForm });

const action = '#/studio/100000001/?step=captions';
const form = (tracks: StudioTracks, state: Partial<CaptionsFormProps> = {}) =>
  fromView(
    CaptionsForm,
    (shown: StudioTracks, reader: Reader) => ({ ...captionsForm(shown, reader), action, ...state }),
    tracks,
  );
const none: StudioTracks = { captions: [], chapters: '' };

export const Standard = meta.story(form(studioTracks));
export const None = meta.story(form(none));
export const OddNames = meta.story(
  form({
    ...none,
    captions: [
      { file: 'captions-1.vtt', lang: '', label: '1' },
      { file: 'captions-2.vtt', lang: 'ar', label: 'العربية' },
      { file: 'captions-3.vtt', lang: '', label: '<script>alert(1)</script>' },
      { file: 'captions-4.vtt', lang: '', label: 'Commentaryofthedirectorwithoutasinglespaceinitsnameforsixtychars' },
    ],
  }),
);
const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());
export const Busy = meta.story({
  ...form(studioTracks, { busy: true, onSubmit }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const [first, second] = canvas.getAllByRole('button', { name: /^Remove/ });
    for (const one of [first, second, first]) await userEvent.click(one ?? canvas.getByRole('region'));
    await expect(first).toHaveAttribute('aria-busy', 'true');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
});
export const Added = meta.story(form(studioTracks, { done: 'captions' }));
export const Removed = meta.story(form(none, { done: 'captions_remove' }));
export const Refused = meta.story(
  form(studioTracks, {
    errors: {
      file: 'Line 9: Times such as 00:01:05.000 --> 00:01:08.000 are needed here, the later one last.',
    },
  }),
);
export const NotFound = meta.story(form(none, { errors: { notify: 'This no longer exists.' } }));
