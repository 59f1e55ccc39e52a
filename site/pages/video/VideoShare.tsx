import { clock } from '@afterglow/design-system/reader/format.ts';
import { ShareModal } from '@afterglow/design-system/modals/ShareModal';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { isPreview, type VideoPreview } from '@afterglow/design-system/reader/pending.ts';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { useState } from 'react';
import { useConfig } from '../../shared/config.ts';
import { playerServices } from '../../features/player/playerServices.ts';
import { startHash } from '../../features/player/startHash.ts';
import { addressOf } from './addressOf.ts';

/** Returns the HTML that embeds the player in other sites (D49). */
const embedCode = (publicOrigin: string, id: number) =>
  // oxlint-disable-next-line afterglow/no-untranslated-text -- HTML for another site
  `<iframe src="${publicOrigin}/embed/${id}/" width="640" height="360" allow="fullscreen" allowfullscreen></iframe>`;

interface VideoShareProps {
  video: FullVideo | VideoPreview;
  /** Title of the video. */
  name: string;
  onClose: () => void;
}

/**
 * A dialog with the address of a video, also at the position that the visitor has reached, and the code that embeds it.
 */
export function VideoShare({ video, name, onClose }: VideoShareProps) {
  const { href } = useReader();
  const { publicOrigin } = useConfig();
  const address = addressOf(video);
  const page = publicOrigin + href.video(address);
  const [seconds] = useState(() => Math.floor(playerServices.readPosition(address.id)));
  return (
    <ShareModal
      name={name}
      href={page}
      timed={seconds > 0 ? { href: page + startHash(seconds), time: clock(seconds) } : undefined}
      embed={isPreview(video) || video.private ? undefined : embedCode(publicOrigin, address.id)}
      onClose={onClose}
    />
  );
}
