import type { FullStudioVideo } from '@afterglow/contract/studio';
import { categories } from '@afterglow/fixtures/data/categories';
import { fullStudioVideos } from '@afterglow/fixtures/data/studio';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { VideoChangeForm, type VideoChangeFormProps } from './VideoChangeForm.tsx';
import { videoChangeForm } from './VideoChangeForm.view.ts';

const meta = preview.meta({ component: VideoChangeForm });

const action = '#/studio/100000001/';
const form = (video: FullStudioVideo, state: Partial<VideoChangeFormProps> = {}) =>
  fromView(
    VideoChangeForm,
    (shown: FullStudioVideo, reader: Reader) => ({
      ...videoChangeForm({ video: shown, categories }, reader),
      action,
      ...state,
    }),
    video,
  );

export const Standard = meta.story(form(fullStudioVideos.standard));
export const SentAgain = meta.story(form(fullStudioVideos.refused));
export const WithoutOtherPictures = meta.story(form({ ...fullStudioVideos.standard, screenshots: [], screenshot: 0 }));
export const Refused = meta.story(
  form(fullStudioVideos.standard, {
    values: { title: 'By', categories: '' },
    errors: { title: 'Write at least 3 characters.', categories: 'This field is required' },
  }),
);
export const Busy = meta.story(form(fullStudioVideos.standard, { busy: true }));
