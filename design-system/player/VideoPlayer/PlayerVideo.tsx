import type { ComponentProps } from 'react';
import { isPending, type Pending } from '../../reader/pending.ts';
import type { PlayerTrack } from './playerDetails.ts';

interface Video extends Omit<ComponentProps<'video'>, 'children'> {
  label: string | Pending;
  tracks: readonly PlayerTrack[];
}

/** The media element with its tracks. It stays the same when the site's own controls come. */
export function PlayerVideo({ label, tracks, ...rest }: Video) {
  return (
    <video
      data-part="player-video"
      playsInline
      preload="none"
      width={1280}
      height={720}
      aria-label={isPending(label) ? undefined : label}
      {...rest}
    >
      {tracks.map((track) => (
        <track
          key={track.src}
          kind={track.kind === 'storyboard' ? 'metadata' : track.kind}
          src={track.src}
          srcLang={track.lang}
          label={track.label}
        />
      ))}
    </video>
  );
}
