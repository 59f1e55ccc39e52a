import type { StudioVideo } from '@afterglow/contract/studio';
import { studioVideos } from '@afterglow/fixtures/data/studio';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import { failed, loading, missing, signedOut } from '../storyArgs.tsx';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton.tsx';
import { StudioScreen } from './StudioScreen.tsx';
import { studioScreen } from './StudioScreen.view.ts';

const meta = preview.meta({ component: StudioScreen });

const screen = (entries: StudioVideo[], pages = 1) =>
  fromView(StudioScreen, studioScreen, { found: { entries, pages }, page: 1 });

export const Standard = meta.story(screen(Object.values<StudioVideo>(studioVideos)));
export const FirstOfManyPages = meta.story(screen(Object.values<StudioVideo>(studioVideos), 12));
export const Empty = meta.story(screen([]));
export const Loading = meta.story(loading(<TextSkeleton />));
/** Before an API without this call. */
export const Missing = meta.story(missing);
export const Failed = meta.story(failed);
export const SignedOut = meta.story(signedOut);
