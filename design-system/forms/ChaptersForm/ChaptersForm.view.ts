import { maxTrackBytes } from '@afterglow/contract/bodyLimits';
import type { StudioTracks } from '@afterglow/contract/studio';
import type { ChaptersFormProps } from './ChaptersForm.tsx';

export type { ChaptersField } from './ChaptersForm.tsx';

/** Returns the form of a video's chapters with the present ones. */
export const chaptersForm = ({
  chapters,
}: StudioTracks): Pick<ChaptersFormProps, 'section' | 'stored' | 'mostBytes' | 'values'> => ({
  section: 'chapters',
  stored: chapters,
  mostBytes: maxTrackBytes,
  values: { chapters },
});
