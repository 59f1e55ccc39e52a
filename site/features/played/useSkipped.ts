import type { PlayedVideo } from '@afterglow/design-system/player/PlaylistPanel/view';
import { isHiddenBy, readHidden, type Hidden } from '../../device/hidden.ts';
import { useConfig } from '../../shared/config.ts';
import { useStored } from '../../runtime/client/useStored.ts';

/** Why a video of a list is skipped when the list is played. */
export type SkipReason = 'hidden' | 'locked';

const nothing: Hidden = { channels: [], words: [] };

/**
 * Returns a function that says why a video is skipped, null if it is not: the page or the visitor hides it, or it is
 * private, which would end the playing for a guest. Nothing counts as hidden by the visitor before the device was read.
 */
export function useSkipped(): (video: PlayedVideo) => SkipReason | null {
  const { user, hidden_channels: ofPage = [] } = useConfig();
  const [own = nothing] = useStored(readHidden);
  const hidden = { ...own, channels: [...ofPage, ...own.channels] };
  return ({ title, channelTitle, user: { displayName }, private: isPrivate }) => {
    if (isHiddenBy(hidden, { title, by: channelTitle || displayName })) return 'hidden';
    return user === null && isPrivate ? 'locked' : null;
  };
}
