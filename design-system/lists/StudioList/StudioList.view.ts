import type { StudioStatus, StudioVideo } from '@afterglow/contract/studio';
import { defineMessages } from 'react-intl';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { day } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { StudioListProps, StudioListVideo } from './StudioList.tsx';

const messages = defineMessages<
  Record<Exclude<StudioStatus, 'deleted'> | 'private', {}> & { deleted: { date: string } }
>({
  public: { id: 'ownUploads.public', defaultMessage: 'Public' },
  private: { id: 'ownUploads.private', defaultMessage: 'Private' },
  processing: { id: 'studio.processing', defaultMessage: 'Being processed' },
  moderation: { id: 'uploadState.moderation', defaultMessage: 'In moderation' },
  refused: { id: 'uploadState.refused', defaultMessage: 'Refused' },
  hidden: { id: 'uploadState.hidden', defaultMessage: 'Taken down' },
  deleted: { id: 'studio.deleted', defaultMessage: 'Deleted. It can be restored until {date}.' },
});

const icons = {
  public: 'eye',
  processing: 'settings',
  moderation: 'clock',
  refused: 'alert',
  hidden: 'eyeOff',
  deleted: 'trash',
} as const satisfies Record<StudioStatus, IconName>;

/** Returns the state of a video as an icon and a sentence. */
export function studioState(
  { status, removedAt, ...video }: Pick<StudioVideo, 'status' | 'private' | 'removedAt'>,
  reader: Reader,
): StudioListVideo['state'] {
  const { formatMessage } = reader.intl;
  const text =
    status === 'deleted'
      ? formatMessage(messages.deleted, { date: day(removedAt ?? 0, reader) })
      : formatMessage(messages[status === 'public' && video.private ? 'private' : status]);
  return { icon: icons[status], text };
}

/** Returns the rows of a member’s videos, with the numbers of the last days. */
export const studioList = (videos: readonly StudioVideo[], reader: Reader): Pick<StudioListProps, 'videos'> => ({
  videos: videos.map((video) => {
    const { id, title, picture, recent, reason, status } = video;
    const { formatNumber } = reader.intl;
    return {
      id: String(id),
      href: reader.href.studioVideo({ id }, status === 'deleted' ? 'delete' : undefined),
      ...{ title, reason },
      picture: reader.picture(picture),
      state: studioState(video, reader),
      views: formatNumber(recent.views),
      likes: formatNumber(recent.likes),
      comments: formatNumber(recent.comments),
    };
  }),
});
