import { breakpoint } from '@afterglow/tokens';
import { useState } from 'react';
import { listedSizes } from '../../cards/pictureSizes.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import type { Picture } from '../../reader/picture.ts';

/** The player fills its column: the page minus the related list beside it. */
const posterSizes = `(min-width: ${breakpoint.md + 1}px) 70vw, 100vw`;

interface Pictures {
  poster: Picture | null;
  preview: Picture | null;
  /** Whether nothing may be shown before the age check. */
  gated: boolean;
  /** Called when the poster has loaded or failed. */
  onSettled: () => void;
}

/**
 * The poster, over the picture of the card that was followed. Not the poster attribute: an `<img>` supports sizes and
 * AVIF and a high fetch priority, and it is the LCP element.
 */
export function PlayerPictures({ poster, preview, gated, onSettled }: Pictures) {
  // Only the first render knows the card's picture; it stays below the poster until that has covered it.
  const [underlay] = useState(preview);
  if (gated) return null;
  return (
    <>
      {underlay && (
        <Image
          picture={underlay}
          alt=""
          width={288}
          height={162}
          sizes={listedSizes}
          eager
          // Already decoded for the card; with asynchronous decoding the player would be empty for a frame.
          decoding="sync"
          data-part="player-preview"
        />
      )}
      {poster && (
        <Image
          picture={poster}
          alt=""
          width={1280}
          height={720}
          sizes={posterSizes}
          eager="first"
          onLoad={onSettled}
          onError={onSettled}
          data-part="player-poster"
        />
      )}
    </>
  );
}
