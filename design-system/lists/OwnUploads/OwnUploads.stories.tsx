import type { Upload } from '@afterglow/contract/upload';
import { uploads } from '@afterglow/fixtures/data/uploads';
import preview from '@afterglow/storybook/preview';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { paging } from '../Paging/Paging.view.ts';
import { repeatVideos } from '../storyArgs.ts';
import { OwnUploads } from './OwnUploads.tsx';
import { ownUploads, uploadsOnTheirWay } from './OwnUploads.view.ts';

const meta = preview.meta({ component: OwnUploads });

export const Standard = meta.story(fromView(OwnUploads, ownUploads, Object.values<Upload>(uploads)));
export const AllPublic = meta.story(
  fromView(OwnUploads, ownUploads, [uploads.standard, uploads.private, uploads.longTitle]),
);
export const OnlyOne = meta.story(fromView(OwnUploads, ownUploads, [uploads.moderation]));
export const OnTheirWay = meta.story(
  fromView(OwnUploads, uploadsOnTheirWay, { uploads: Object.values<Upload>(uploads), studio: true }),
);
export const NothingOnItsWay = meta.story(
  fromView(OwnUploads, uploadsOnTheirWay, { uploads: [uploads.standard], studio: false }),
);
export const FirstOfFourPages = meta.story(
  fromView(
    OwnUploads,
    (all: Upload[], reader: Reader) => ({
      ...ownUploads(all, reader),
      paging: paging({ current: 1, last: 4, href: (page) => `#/members/1/uploaded_videos/${page}/` }, reader),
    }),
    repeatVideos<Upload>(uploads, 12),
  ),
);
export const Empty = meta.story(fromView(OwnUploads, ownUploads, []));
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });
export const Failed = meta.story({ args: { state: { kind: 'failed', href: '#/' } } });
