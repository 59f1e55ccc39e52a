import type { FullStudioVideo } from '@afterglow/contract/studio';
import { categories } from '@afterglow/fixtures/data/categories';
import { fullStudioVideos } from '@afterglow/fixtures/data/studio';
import preview from '@afterglow/storybook/preview';
import { captionsForm } from '../../forms/CaptionsForm/CaptionsForm.view.ts';
import { chaptersForm } from '../../forms/ChaptersForm/ChaptersForm.view.ts';
import { videoChangeForm } from '../../forms/VideoChangeForm/VideoChangeForm.view.ts';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { failed, loading, missing, signedOut } from '../storyArgs.tsx';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton.tsx';
import { StudioVideoScreen } from './StudioVideoScreen.tsx';
import { studioVideoScreen } from './StudioVideoScreen.view.ts';

const meta = preview.meta({ component: StudioVideoScreen });

const action = '#/studio/100000001/';
const changed = (video: FullStudioVideo) =>
  fromView(
    StudioVideoScreen,
    (shown: FullStudioVideo, reader: Reader) =>
      studioVideoScreen(
        {
          video: shown,
          form: shown.changeable ? { ...videoChangeForm({ video: shown, categories }, reader), action } : null,
        },
        reader,
      ),
    video,
  );
const asked = (video: FullStudioVideo, section: 'delete' | 'restore') =>
  fromView(StudioVideoScreen, studioVideoScreen, {
    video,
    form: { section, name: video.title, action, keepHref: action },
  });

const ofTracks = (section: 'captions' | 'chapters') =>
  fromView(
    StudioVideoScreen,
    (video: FullStudioVideo, reader: Reader) => {
      const tracks = video.tracks ?? { captions: [], chapters: '' };
      const form = section === 'captions' ? captionsForm(tracks, reader) : chaptersForm(tracks);
      return studioVideoScreen({ video, form: { ...form, action } }, reader);
    },
    fullStudioVideos.standard,
  );

export const Public = meta.story(changed(fullStudioVideos.standard));
export const Captions = meta.story(ofTracks('captions'));
export const Chapters = meta.story(ofTracks('chapters'));
export const WithoutTracks = meta.story(changed(fullStudioVideos.withoutTracks));
export const Refused = meta.story(changed(fullStudioVideos.refused));
export const RefusedWithItsFile = meta.story(changed(fullStudioVideos.withoutFile));
export const TakenDown = meta.story(changed(fullStudioVideos.hidden));
export const Deleted = meta.story(changed(fullStudioVideos.deleted));
export const Delete = meta.story(asked(fullStudioVideos.standard, 'delete'));
export const Restore = meta.story(asked(fullStudioVideos.deleted, 'restore'));
export const Loading = meta.story(loading(<TextSkeleton />));
export const Missing = meta.story(missing);
export const Failed = meta.story(failed);
export const SignedOut = meta.story(signedOut);
