import preview from '@afterglow/storybook/preview';
import { FieldGroup } from '../../primitives/FieldGroup/FieldGroup.tsx';
import { Radio } from '../../primitives/Radio/Radio.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { fromView } from '../../reader/fromView.tsx';
import { signedOut } from '../storyArgs.tsx';
import { UploadScreen } from './UploadScreen.tsx';
import { uploadScreen } from './UploadScreen.view.ts';

/** Stands in for the page's own form. */
function Fields() {
  return (
    <>
      <TextField label="Title" name="title" defaultValue="Our balcony, first warm night" />
      <TextArea label="Description" name="description" limit={500} defaultValue="Candles, and the trams below." />
      <FieldGroup legend="Who may see it">
        <Radio name="visibility" value="0" label="Everybody" defaultChecked />
        <Radio name="visibility" value="1" label="Only me" />
      </FieldGroup>
    </>
  );
}

const meta = preview.meta({ component: UploadScreen });

export const Start = meta.story(fromView(UploadScreen, uploadScreen, { step: { kind: 'start' } }));
export const WithFields = meta.story(
  fromView(UploadScreen, uploadScreen, { step: { kind: 'start' } }, { children: <Fields /> }),
);
export const Uploading = meta.story(
  fromView(UploadScreen, uploadScreen, { step: { kind: 'uploading', file: 'balcony.mp4', share: 0.42 } }),
);
export const UploadingALongName = meta.story(
  fromView(UploadScreen, uploadScreen, {
    step: { kind: 'uploading', file: 'averylongnamewithoutanyplacewherealinecouldbreakbeforeitends.mp4', share: 0.03 },
  }),
);
export const Refused = meta.story(
  fromView(UploadScreen, uploadScreen, {
    step: { kind: 'start' },
    errors: { file: 'This video has already been uploaded to the site.', rights: 'This field is required' },
  }),
);
export const Success = meta.story(fromView(UploadScreen, uploadScreen, { step: { kind: 'success' } }));
export const Failed = meta.story(
  fromView(UploadScreen, uploadScreen, {
    step: { kind: 'error', sentence: 'The file arrived corrupted. Try again, or save it anew first.' },
  }),
);
export const SignedOut = meta.story(signedOut);
