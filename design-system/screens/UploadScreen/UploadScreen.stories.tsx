import { categories } from '@afterglow/fixtures/data/categories';
import { ownUploads } from '@afterglow/fixtures/data/ownUpload';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { failed, loading, signedOut } from '../storyArgs.tsx';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton.tsx';
import { UploadScreen } from './UploadScreen.tsx';
import { uploadScreen } from './UploadScreen.view.ts';

const meta = preview.meta({ component: UploadScreen });

export const Start = meta.story(fromView(UploadScreen, uploadScreen, { kind: 'start' }));
export const Refused = meta.story(
  fromView(UploadScreen, uploadScreen, {
    kind: 'start',
    form: { errors: { file: 'This video has already been uploaded to the site.', link: 'Invalid link' } },
  }),
);
export const Uploading = meta.story(
  fromView(UploadScreen, uploadScreen, {
    kind: 'details',
    upload: ownUploads.uploading,
    sending: { state: 'sending', bytesPerSecond: 2_400_000 },
    categories,
  }),
);
export const Details = meta.story(
  fromView(UploadScreen, uploadScreen, { kind: 'details', upload: ownUploads.ready, categories }),
);
export const Success = meta.story(fromView(UploadScreen, uploadScreen, { kind: 'success', member: { id: 1 } }));
export const NotUploaded = meta.story(
  fromView(UploadScreen, uploadScreen, {
    kind: 'error',
    refusal: { field: 'file', code: 'upload_17' },
  }),
);
export const NotUploadedWithNext = meta.story(
  fromView(UploadScreen, uploadScreen, {
    kind: 'error',
    refusal: { field: 'file', code: 'corrupted' },
    onNext: () => undefined,
  }),
);
export const Loading = meta.story(loading(<TextSkeleton />));
export const Failed = meta.story(failed);
export const SignedOut = meta.story(signedOut);
