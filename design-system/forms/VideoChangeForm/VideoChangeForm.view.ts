import { maxImageBytes } from '@afterglow/contract/bodyLimits';
import { uploadCategories, uploadLength } from '@afterglow/contract/formLimits';
import type { FullStudioVideo } from '@afterglow/contract/studio';
import type { Term } from '@afterglow/contract/terms';
import type { Reader } from '../../reader/reader.ts';
import type { VideoChangeFormProps } from './VideoChangeForm.tsx';

export type { VideoChangeField } from './VideoChangeForm.tsx';

interface VideoToChange {
  video: FullStudioVideo;
  /** Empty if they cannot be loaded. */
  categories: readonly Pick<Term, 'dir' | 'title'>[];
}

type VideoChangeContent = Pick<VideoChangeFormProps, 'section' | 'values' | 'screenshots' | 'categories' | 'most'>;

/** Returns the form of a video with its present values. Its own categories can be kept, even if they are not in the list. */
export function videoChangeForm({ video, categories }: VideoToChange, reader: Reader): VideoChangeContent {
  const missing = video.categories.filter(({ dir }) => !categories.some((one) => one.dir === dir));
  return {
    section: video.status === 'refused' ? 'again' : 'save',
    values: {
      title: video.title,
      desc: video.description,
      preview: video.screenshot > 0 ? String(video.screenshot) : '',
      categories: video.categories.map(({ dir }) => dir).join(','),
      visibility: video.private ? '1' : '0',
    },
    screenshots: video.screenshots.map(({ number, address }) => ({ number, picture: reader.picture(address) })),
    categories: [...missing, ...categories].map(({ dir, title }) => ({ value: dir, label: title })),
    most: {
      categories: uploadCategories,
      title: uploadLength.title.max,
      description: uploadLength.description.max,
      pictureBytes: maxImageBytes,
    },
  };
}
