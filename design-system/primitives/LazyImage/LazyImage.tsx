import { radius } from '@afterglow/tokens';
import { useCallback, useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import type { Picture } from '../../reader/picture.ts';
import { drawnScene } from '../drawnPicture.ts';
import { Image } from '../Image/Image.tsx';

export interface LazyImageProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Null while unknown, or when no picture may be shown. */
  picture: Picture | null;
  alt: string;
  /** Rendered width in pixels; the box keeps the aspect ratio. */
  width: number;
  /** Rendered height in pixels. */
  height: number;
  /** Rendered width per viewport width, as for `<img sizes>`. */
  sizes: string;
  /** Loads immediately; otherwise lazily near the viewport, if the browser supports it. */
  eager?: boolean;
}

/** A picture with a loading and an error state. In lists use Image, which has no cost per picture. */
export function LazyImage({ picture, alt, width, height, sizes, eager = false, ...rest }: LazyImageProps) {
  const [state, setState] = useState<'waiting' | 'loaded' | 'broken'>('waiting');
  // It may have loaded or failed before hydration.
  const met = useCallback((root: HTMLElement | null) => {
    const image = root?.querySelector('img');
    if (image?.complete && image.currentSrc) setState(image.naturalWidth > 0 ? 'loaded' : 'broken');
  }, []);
  const broken = state === 'broken';
  return (
    <Root {...rest} data-component="LazyImage" data-state={state}>
      <span ref={met} data-part="lazy-frame">
        {picture && !broken && (
          <Image
            picture={picture}
            alt={alt}
            data-part="lazy-picture"
            width={width}
            height={height}
            eager={eager}
            sizes={sizes}
            onLoad={() => setState('loaded')}
            onError={() => setState('broken')}
          />
        )}
        {broken && (
          <span
            data-part="lazy-broken"
            role="img"
            aria-label={alt || undefined}
            aria-hidden={alt === '' || undefined}
          />
        )}
        <svg data-part="lazy-shape" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      </span>
    </Root>
  );
}

const Root = styled.span`
  display: block;
  overflow: hidden;
  border-radius: ${radius.card};
  ${drawnScene}

  [data-part='lazy-frame'] {
    display: grid;
  }

  /* An empty SVG with the picture's aspect ratio sets the size of the box, whatever its content. */
  [data-part='lazy-picture'],
  [data-part='lazy-broken'],
  [data-part='lazy-shape'] {
    grid-area: 1 / 1;
    inline-size: 100%;
  }

  [data-part='lazy-picture'] {
    block-size: 100%;
    object-fit: cover;
  }
`;
