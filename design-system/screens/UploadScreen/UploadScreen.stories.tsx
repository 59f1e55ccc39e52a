import preview from '@afterglow/storybook/preview';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { fromView } from '../../reader/fromView.tsx';
import { UploadScreen } from './UploadScreen.tsx';
import { uploadScreen } from './UploadScreen.view.ts';

const meta = preview.meta({ component: UploadScreen });

export const Start = meta.story(fromView(UploadScreen, uploadScreen, { step: { kind: 'start' } }));
export const WithFields = meta.story(fromView(UploadScreen, uploadScreen, { step: { kind: 'start' } }, { children: <TextField label="Title" name="title" /> }));
export const Uploading = meta.story(fromView(UploadScreen, uploadScreen, { step: { kind: 'uploading', file: 'balcony.mp4', share: 0.42 } }));
export const UploadingALongName = meta.story(
  fromView(UploadScreen, uploadScreen, { step: { kind: 'uploading', file: 'averylongnamewithoutanyplacewherealinecouldbreakbeforeitends.mp4', share: 0.03 } }),
);
export const Refused = meta.story(
  fromView(UploadScreen, uploadScreen, { step: { kind: 'start' }, errors: { file: 'This video has already been uploaded to the site.', rights: 'This field is required' } }),
);
export const Success = meta.story(fromView(UploadScreen, uploadScreen, { step: { kind: 'success' } }));
export const Failed = meta.story(fromView(UploadScreen, uploadScreen, { step: { kind: 'error', sentence: 'The file arrived corrupted. Try again, or save it anew first.' } }));
