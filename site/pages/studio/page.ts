import { definePage } from '../../shared/definePage.ts';
import { fields } from '../../runtime/routing/addressCodec.ts';
import { id, page } from '../../routing/params.ts';

export const studio = definePage({
  file: 'studio/StudioPage',
  path: '/studio/',
  address: fields({}, { page: { param: page, otherwise: 1 } }),
  uncached: true,
  code: () => import('./StudioPage.tsx'),
});

const ofVideo = { path: '/studio/:id/', address: fields({ id }), uncached: true };

export const studioVideo = definePage({
  ...ofVideo,
  file: 'studio/StudioVideoPage',
  code: () => import('./StudioVideoPage.tsx'),
});

export const studioCaptions = definePage({
  ...ofVideo,
  file: 'studio/CaptionsPage',
  where: { step: 'captions' },
  code: () => import('./CaptionsPage.tsx'),
});

export const studioChapters = definePage({
  ...ofVideo,
  file: 'studio/ChaptersPage',
  where: { step: 'chapters' },
  code: () => import('./ChaptersPage.tsx'),
});

export const deleteStudioVideo = definePage({
  ...ofVideo,
  file: 'studio/DeleteVideoPage',
  where: { step: 'delete' },
  code: () => import('./DeleteVideoPage.tsx'),
});
